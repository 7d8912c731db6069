import { closesApart } from '../model/derive/closes-apart';
import type { Lot } from '../model/derive/lots';
import { biddingHours } from '../model/derive/times';
import type { SaleContext } from './sale-context';

type Lots = Pick<SaleContext, 'lots'>;

/** The parcels of a group; none for a parcel. */
export function membersOf({ lots }: Lots, lot: Lot): Lot[] {
  return lots.filter(({ slug }) => lot.enBloc && lot.memberSlugs.includes(slug));
}

/** Returns whether the parcels of a group close one after another. */
export function membersCloseApart(saleContext: Lots, group: Lot): boolean {
  return closesApart(biddingHours(membersOf(saleContext, group)));
}
