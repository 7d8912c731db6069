/** Types of the parts of a sale, with their names. */
export const saleTypeNames = {
  parcel: 'Parcel',
  enBloc: 'En Bloc',
  option: 'Option',
  feature: 'Feature',
} as const;

export type SaleType = keyof typeof saleTypeNames;

/** The type of a lot. */
export function saleTypeOf(lot: { readonly enBloc: boolean }): SaleType {
  return lot.enBloc ? 'enBloc' : 'parcel';
}
