import { unsoldOutcome } from '../model/derive/prices';
import type { TrackedSaleProps } from '../model/derive/status';
import { withStatus, type SaleContext } from './sale-context';
import { scheduleProps } from './schedule';

/** More than the menu shows, so that it stays full while sales open and close between builds. */
const cardsForMenu = 12;

/** The sales that may be live, or be opened by the engine, before the next build; the likeliest first. */
export function menuSales(saleContexts: readonly SaleContext[]): SaleContext[] {
  const awaited = withStatus(saleContexts, 'completed').filter(
    ({ sale }) => unsoldOutcome(sale) === 'result to come',
  );
  const all = [
    ...withStatus(saleContexts, 'live', 'upcoming'),
    ...awaited,
    ...withStatus(saleContexts, 'postponed'),
  ];
  return all.slice(0, cardsForMenu);
}

function trackedSale(saleContext: SaleContext): TrackedSaleProps {
  const { slug, status, opensAt, finalCloseAt } = scheduleProps(saleContext);
  const { name } = saleContext.sale;
  // Once a sale is over, its times change nothing any more; only the engine can.
  if (status === 'completed') return { slug, name, status, opensAt: null, finalCloseAt: null };
  return { slug, name, status, opensAt, finalCloseAt };
}

/** Every sale that the engine may open: all but those that are withdrawn. */
export function trackedSales(saleContexts: readonly SaleContext[]): TrackedSaleProps[] {
  return withStatus(saleContexts, 'upcoming', 'live', 'completed', 'postponed').map(trackedSale);
}
