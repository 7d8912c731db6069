import { formatAcres } from '../../../model/derive/areas';
import type { Lot } from '../../../model/derive/lots';
import type { LotOutcome } from '../../../model/derive/prices';
import {
  lotCalendarRoute,
  parcelRoute,
  saleCalendarRoute,
  shortlistItemsRoute,
} from '../../../model/derive/routes';
import type { BuildContext } from '../../../page-data/build-context';
import { lotRow } from '../../../page-data/lot-row';
import { datedMoment, saleCard } from '../../../page-data/sale-card';
import type { SaleContext } from '../../../page-data/sale-context';
import type { ShortlistItemProps } from '../../../page-data/shortlist-item';
import { hasCalendar } from '../calendars/sale-events';
import type { PublishedFile } from '../publishing/publish-files';

const priceNotes = {
  'for sale': 'starting bid',
  'bidding now': 'starting bid',
  sold: 'accepted bid',
  'sold en bloc': 'sold en bloc, with other parcels',
  'not sold': 'starting bid, not sold',
  'result to come': 'starting bid, result to come',
  postponed: 'starting bid, may change',
  'no longer available': 'no longer offered',
} as const satisfies Record<LotOutcome, string>;

function saleItem(context: Pick<BuildContext, 'picture'>, saleContext: SaleContext): ShortlistItemProps {
  const card = saleCard(context, saleContext);
  const { href, name, nearby, schedule, opensAt, firstCloseAt, closesAt, area, price, priceNote } = card;
  const calendar = hasCalendar(saleContext) ? saleCalendarRoute(saleContext.sale) : null;
  return {
    ...{ lot: null, href, name, nearby, schedule, opensAt, firstCloseAt, closesAt },
    ...{ area, price, priceNote, calendar },
  };
}

function lotItem(sale: ShortlistItemProps, saleContext: SaleContext, lot: Lot): ShortlistItemProps {
  const { slug } = saleContext.sale;
  const { price, outcome } = lotRow(saleContext, lot);
  const closesAt = datedMoment(lot.closesAt, saleContext.zone);
  return {
    ...sale,
    lot: lot.slug,
    href: parcelRoute(slug, lot.slug),
    name: `${lot.name}, ${sale.name}`,
    opensAt: datedMoment(lot.opensAt, saleContext.zone),
    firstCloseAt: closesAt,
    closesAt,
    area: formatAcres(lot.titledAcres),
    price,
    priceNote: priceNotes[outcome],
    calendar: sale.calendar === null ? null : lotCalendarRoute(slug, lot.slug),
  };
}

/** A file for each sale with the data of the sale and its lots for the shortlist. */
export function* shortlistFiles(
  context: Pick<BuildContext, 'picture'>,
  saleContexts: readonly SaleContext[],
): Generator<PublishedFile> {
  for (const saleContext of saleContexts) {
    yield {
      route: shortlistItemsRoute(saleContext.sale.slug),
      content: () => {
        const sale = saleItem(context, saleContext);
        return JSON.stringify([sale, ...saleContext.lots.map((lot) => lotItem(sale, saleContext, lot))]);
      },
    };
  }
}
