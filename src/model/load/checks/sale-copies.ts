import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

/** An item in a list of a sale: its path, the value that has to be unique, and how a message names that value. */
interface Item {
  readonly path: readonly PropertyKey[];
  readonly value: string;
  readonly message: (first: number) => string;
  readonly advice: string;
}

function repeated(items: readonly Item[]): Finding[] {
  return items.flatMap(({ path, value, message, advice }, index): Finding[] => {
    const first = items.findIndex((item) => item.value === value);
    return first === index ? [] : [{ path, message: message(first + 1), advice }];
  });
}

function parcelNames({ parcels }: SaleFields): Item[] {
  return parcels.map(({ name }, index) => ({
    path: ['parcels', index, 'name'],
    value: name,
    message: (first) => `"${name}" is already the name of parcel ${String(first)} of the list`,
    advice: 'a name of its own for each parcel.',
  }));
}

function boundaries({ parcels }: SaleFields): Item[] {
  return parcels
    .map(({ boundary }, index) => ({
      path: ['parcels', index, 'boundary'],
      value: JSON.stringify(boundary),
      message: () => 'another parcel of this sale has the same outline',
      advice: 'the surveyed outline of this parcel.',
    }))
    .filter(({ value }) => value !== '[]');
}

function groups({ enBlocs }: SaleFields): Item[] {
  return enBlocs.map(({ parcels }, index) => ({
    path: ['enBlocs', index, 'parcels'],
    value: [...parcels].sort().join(' '),
    message: (first) => `group ${String(first)} of the list has the same parcels`,
    advice: 'the parcels of this group; or take one of the two out.',
  }));
}

function documentFiles({ documents }: SaleFields): Item[] {
  return documents.map(({ file }, index) => ({
    path: ['documents', index, 'file'],
    value: file,
    message: (first) => `content/media/${file} is already document ${String(first)} of the list`,
    advice: 'the file that its title names; or take one of the two out.',
  }));
}

function documentTitles({ documents }: SaleFields): Item[] {
  return documents.map(({ title }, index) => ({
    path: ['documents', index, 'title'],
    value: title,
    message: (first) => `"${title}" is already the title of document ${String(first)} of the list`,
    advice: 'what tells the two apart, such as the parcel.',
  }));
}

/** Names of parcels, by the path of their list. */
function members({ enBlocs, options }: SaleFields): Item[][] {
  return Object.entries({ enBlocs, options }).flatMap(([list, items]) =>
    items.map(({ parcels }, index) =>
      parcels.map((parcel, position) => ({
        path: [list, index, 'parcels', position],
        value: parcel,
        message: () => `"${parcel}" is listed twice`,
        advice: 'each parcel once.',
      })),
    ),
  );
}

/** Copies of entries in a list that were not changed: names, outlines, groups and documents that stand twice. */
export function checkSaleCopies(sale: SaleFields): Finding[] {
  return [
    parcelNames(sale),
    boundaries(sale),
    groups(sale),
    documentFiles(sale),
    documentTitles(sale),
    ...members(sale),
  ].flatMap(repeated);
}
