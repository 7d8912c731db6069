/** Types of what a sale consists of, with their names. */
export const saleTypeNames = {
  parcel: 'Parcel',
  enBloc: 'En Bloc',
  option: 'Option',
  feature: 'Feature',
} as const;

export type SaleType = keyof typeof saleTypeNames;

/** The type of what can be bid on. */
export function saleTypeOf(lot: { readonly enBloc: boolean }): SaleType {
  return lot.enBloc ? 'enBloc' : 'parcel';
}
