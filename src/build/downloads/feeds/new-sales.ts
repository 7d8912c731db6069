import { lastChangedDate, calendarDateToInstant, postedDate } from '../../../model/derive/publication-dates';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { absoluteSaleRoute } from '../../../model/derive/routes';
import { landSummary, formatNearby } from '../../../model/derive/summaries';

/** A sale as an entry of the feed. */
export interface FeedEntry {
  readonly title: string;
  /** Absolute address of the sale's page, which is also the entry's id, since slugs do not change. */
  readonly link: string;
  readonly published: Date;
  readonly updated: Date;
  readonly summary: string;
}

const longest = 50;

/** The latest sales, newest first, without withdrawn ones and those whose content has no dates. */
export function newSales(
  context: Pick<BuildContext, 'salesOrigin'>,
  saleContexts: readonly SaleContext[],
): FeedEntry[] {
  const dated = saleContexts.flatMap(({ sale, place, status }) => {
    const posted = postedDate(sale);
    return posted === null || status === 'withdrawn' ? [] : [{ sale, place, posted }];
  });
  return dated
    .sort((a, b) => b.posted.localeCompare(a.posted) || a.sale.slug.localeCompare(b.sale.slug))
    .slice(0, longest)
    .map(({ sale, place, posted }) => ({
      title: `${sale.name}, ${formatNearby(place)}`,
      link: absoluteSaleRoute(context.salesOrigin, sale),
      published: calendarDateToInstant(posted),
      updated: calendarDateToInstant(lastChangedDate(sale) ?? posted),
      summary: `${sale.summary} ${landSummary(sale)}.`,
    }));
}
