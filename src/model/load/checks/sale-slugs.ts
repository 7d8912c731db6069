import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';
import { oneOf } from './one-of';

interface Slugged {
  readonly slug: string;
}

function repeated(
  items: readonly { readonly path: readonly PropertyKey[]; readonly item: Slugged }[],
): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ path, item }) => {
    if (!seen.has(item.slug)) {
      seen.add(item.slug);
      return [];
    }
    return [
      {
        path: [...path, 'slug'],
        message: `the address "${item.slug}" is used twice`,
        advice: 'a different address for each; addresses that visitors may have kept stay as they are.',
      },
    ];
  });
}

function located(name: string, items: readonly Slugged[], before: readonly PropertyKey[] = []) {
  return items.map((item, index) => ({ path: [...before, name, index], item }));
}

function unknownParcels(
  sale: SaleFields,
  path: readonly PropertyKey[],
  parcels: readonly string[],
): Finding[] {
  const known = sale.parcels.map((parcel) => parcel.slug);
  return parcels.flatMap((slug, index) =>
    known.includes(slug)
      ? []
      : [
          {
            path: [...path, 'parcels', index],
            message: `this sale has no parcel "${slug}"`,
            advice: `${oneOf(known)}.`,
          },
        ],
  );
}

/** Addresses used twice within a sale, and parcels that are named but do not exist. */
export function checkSaleSlugs(sale: SaleFields): Finding[] {
  return [
    ...repeated([...located('parcels', sale.parcels), ...located('enBlocs', sale.enBlocs)]),
    ...repeated(located('options', sale.options)),
    ...sale.parcels.flatMap((parcel, index) =>
      repeated(located('features', parcel.features, ['parcels', index])),
    ),
    ...sale.enBlocs.flatMap((enBloc, index) => unknownParcels(sale, ['enBlocs', index], enBloc.parcels)),
    ...sale.options.flatMap((option, index) => unknownParcels(sale, ['options', index], option.parcels)),
    ...sale.documents.flatMap((document, index) =>
      unknownParcels(sale, ['documents', index], document.parcels),
    ),
  ];
}
