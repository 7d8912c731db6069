import type { Lot } from '../../model/derive/lots';
import type { SaleContext } from '../../page-data/sale-context';

/** The parcels of a group; none of a parcel. */
export function membersOf({ lots }: SaleContext, lot: Lot): Lot[] {
  return lots.filter(({ slug }) => lot.enBloc && lot.memberSlugs.includes(slug));
}
