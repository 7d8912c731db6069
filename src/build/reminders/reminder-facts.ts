import path from 'node:path';
import { standardCurrency } from '../../lib/money';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import { formatPhone } from '../../lib/phone';
import { formatAcres } from '../../model/derive/areas';
import { formatPricePerAcre, soldOutcome } from '../../model/derive/prices';
import type { ReminderFacts, ReminderSale } from '../../model/derive/reminder-facts';
import { saleResult, soldLots } from '../../model/derive/results';
import { absoluteSaleRoute, saleCalendarRoute } from '../../model/derive/routes';
import { formatNearby } from '../../model/derive/summaries';
import type { Mails } from '../../model/schema/mails';
import type { Texts } from '../../model/schema/texts';
import type { BuildContext } from '../../page-data/build-context';
import { hasResults } from '../../page-data/result-rows';
import type { SaleContext } from '../../page-data/sale-context';
import { hasCalendar } from '../downloads/calendars/sale-events';

/** Data of the site that reminders use. */
type ReminderContext = Pick<BuildContext, 'origin' | 'salesOrigin' | 'engine'> & {
  readonly content: {
    readonly settings: {
      readonly brand: { readonly name: string };
      readonly contact: { readonly phone: string };
    };
    readonly mails: Mails;
    readonly texts: Pick<Texts, 'reminderTimes'>;
  };
};

/**
 * The total of a sale, the price of each lot that sold, and the parcels that did not sell; null before they are known.
 */
function resultLines(saleContext: SaleContext): string[] | null {
  if (!hasResults(saleContext)) return null;
  const { sale, lots } = saleContext;
  const result = saleResult(sale);
  if (result === null) return ['Nothing sold.'];
  const nameOf = (slug: string) => lots.find((lot) => lot.slug === slug)?.name ?? slug;
  const sold = soldLots(sale).map(({ slug, price, titledAcres }) => {
    const perAcre = formatPricePerAcre(price, titledAcres);
    return `${nameOf(slug)}: ${standardCurrency(price)} for ${formatAcres(titledAcres)}, ${perAcre}`;
  });
  const unsold = sale.parcels
    .filter(({ slug }) => soldOutcome(sale, slug) === null)
    .map(({ slug }) => `${nameOf(slug)}: not sold`);
  const soldAs = result.soldAs === null ? '' : ` (${result.soldAs})`;
  return [`Sold for ${standardCurrency(result.soldFor)}${soldAs}.`, ...sold, ...unsold];
}

function reminderSale(context: ReminderContext, saleContext: SaleContext): ReminderSale<string> {
  const { sale, place, zone, times } = saleContext;
  return {
    slug: sale.slug,
    name: sale.name,
    nearby: formatNearby(place),
    zone,
    sample: sale.sample,
    state: sale.state,
    stateNote: sale.stateNote ?? null,
    opensAt: times.opensAt?.toISOString() ?? null,
    firstCloseAt: times.firstCloseAt?.toISOString() ?? null,
    closesAt: times.closesAt?.toISOString() ?? null,
    finalCloseAt: times.finalCloseAt?.toISOString() ?? null,
    registerBy: sale.registerBy === undefined ? null : new Date(sale.registerBy).toISOString(),
    url: absoluteSaleRoute(context.salesOrigin, sale),
    biddingUrl: context.engine.bidding(sale.slug),
    calendar: hasCalendar(saleContext) ? saleCalendarRoute(sale) : null,
    results: resultLines(saleContext),
  };
}

/** Collects the facts about the company and its sales for the host's e-mails. */
export function reminderFacts(
  context: ReminderContext,
  saleContexts: readonly SaleContext[],
): ReminderFacts<string> {
  const { settings, mails, texts } = context.content;
  const { brand, contact } = settings;
  return {
    company: { name: brand.name, phone: formatPhone(contact.phone), origin: context.origin },
    mails,
    reminderTimes: texts.reminderTimes,
    sales: saleContexts.map((saleContext) => reminderSale(context, saleContext)),
  };
}

/** Writes reminders.json into the folder, whole or not at all. */
export async function writeReminderFacts(
  dir: string,
  context: ReminderContext,
  saleContexts: readonly SaleContext[],
): Promise<void> {
  const facts = JSON.stringify(reminderFacts(context, saleContexts), null, 2);
  await writeFileAtomically(path.join(dir, 'reminders.json'), `${facts}\n`);
}
