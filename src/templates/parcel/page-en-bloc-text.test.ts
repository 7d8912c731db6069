import { expect, it } from '@jest/globals';
import { exampleParcel, exampleRules } from '../../model/derive/sale.example';
import { exampleSaleContext } from '../../page-data/sale-context.example';
import { enBlocText } from './page-en-bloc-text';

/** The sentence on the close of the parcels. */
function closeIn(given: Parameters<typeof exampleSaleContext>[0], now: string): string | undefined {
  const saleContext = exampleSaleContext(given, new Date(now));
  const group = saleContext.lots.find(({ enBloc }) => enBloc);
  if (group === undefined) throw new Error('no group');
  return /The (?:last of the )?parcels .*? CST\./.exec(enBlocText(saleContext, group, exampleRules))?.[0];
}

it('counts from the close of the parcels to the round, or from the last if they close one after another', () => {
  const parcels = ['10:30', '11:00', '11:20'].map((time, index) =>
    exampleParcel({ slug: `parcel-${String(index + 1)}`, endTime: `2026-03-18T${time}:00-06:00` }),
  );
  const [before, after] = ['2026-03-10T18:00:00Z', '2026-03-20T18:00:00Z'];
  expect([
    closeIn({}, before),
    closeIn({}, after),
    closeIn({ parcels }, before),
    closeIn({ parcels }, after),
  ]).toEqual([
    'The parcels begin to close on Mar 18, 2026 at 11:00 AM CST.',
    'The parcels began to close on Mar 18, 2026 at 11:00 AM CST.',
    'The last of the parcels begins to close on Mar 18, 2026 at 11:20 AM CST.',
    'The last of the parcels began to close on Mar 18, 2026 at 11:20 AM CST.',
  ]);
});
