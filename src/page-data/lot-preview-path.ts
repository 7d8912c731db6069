import type { Lot } from '../model/derive/lots';
import { lotPreviewRoute, salePreviewRoute } from '../model/derive/routes';
import { isOver } from '../model/derive/status';
import type { SaleContext } from './sale-context';

/** The picture of a lot for link previews: one of its own before and while bids are taken, then that of its sale. */
export function lotPreviewPath({ sale, status }: SaleContext, lot: Pick<Lot, 'slug'>): string {
  return isOver(status) ? salePreviewRoute(sale) : lotPreviewRoute(sale.slug, lot.slug);
}
