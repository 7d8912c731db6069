import { isRecord } from '../lib/is-record';
import { copiedField, sourceField, versionField } from './content-format';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that belong only to the old sale. A new name gives the copy an address of its own. */
const saleFields = [
  versionField,
  sourceField,
  'name',
  'id',
  'sample',
  'banner',
  'state',
  'stateNote',
  'nothingSold',
  'posted',
  'registerBy',
  'startTime',
  'endTime',
  'closingDate',
  'possession',
  'publishAt',
  'unpublishAt',
  'documents',
  'changes',
  'viewingDays',
];
const lotFields = ['acceptedBid', 'startTime', 'endTime'];

/** Names of the removed fields for editors. */
export const leftOut =
  'name, ID, state, dates and times, possession, results, documents, changes, viewing days and the schedule';

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function eachGroup(list: unknown, change: (fields: Fields) => Fields): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? change(item) : item)) : list;
}

/** A land record without the documents of the old sale that it names. */
function withoutDocuments(record: unknown): unknown {
  if (!isRecord(record)) return record;
  return Object.fromEntries(
    Object.entries(record).map(([part, value]) => [
      part,
      isRecord(value) ? without(value, ['document']) : value,
    ]),
  );
}

function parcelForCopy(parcel: Fields): Fields {
  return {
    ...without(parcel, [...lotFields, 'possession']),
    ...(parcel.landRecord !== undefined && { landRecord: withoutDocuments(parcel.landRecord) }),
  };
}

/**
 * A sale as a template for the next one: its land, texts, pictures and people, without fields that belong to the old
 * sale.
 */
export function saleForCopy(sale: Fields): Fields {
  return {
    ...without(sale, saleFields),
    // The same values as in an empty form.
    state: 'scheduled',
    ...(sale.parcels !== undefined && { parcels: eachGroup(sale.parcels, parcelForCopy) }),
    ...(sale.enBlocs !== undefined && { enBlocs: eachGroup(sale.enBlocs, (lot) => without(lot, lotFields)) }),
    ...(sale.options !== undefined && {
      options: eachGroup(sale.options, (option) => without(option, ['exerciseDate'])),
    }),
    [copiedField]: typeof sale.name === 'string' ? sale.name : '',
  };
}
