import type { Sale } from '../model/schema/sale';
import { saleLots } from '../model/derive/lots';
import { exampleRules, exampleSale } from '../model/derive/sale.example';
import { saleStatus } from '../model/derive/status';
import { saleTimes } from '../model/derive/times';
import type { SaleContext } from './sale-context';

/** Souris Flats near Torquay at a given time, for tests; by default, after it sold en bloc. */
export function exampleSaleContext(
  given: Partial<Sale> = {},
  now = new Date('2026-11-21T18:00:00Z'),
): SaleContext {
  const sale = exampleSale(given);
  return {
    sale,
    place: { slug: 'torquay-sk', name: 'Torquay', province: 'SK', longitude: -103.5, latitude: 49.14 },
    times: saleTimes(sale, exampleRules),
    status: saleStatus(sale, exampleRules, now),
    lots: saleLots(sale, exampleRules),
    zone: sale.timeZone ?? 'UTC',
  };
}
