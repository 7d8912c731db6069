import { describe, expect, it } from '@jest/globals';
import { exampleRules } from '../../model/derive/sale.example';
import { lotSteps } from './page-steps';
import { exampleSaleContext } from '../../page-data/sale-context.example';

function stepsOf(slug: string, given: Parameters<typeof exampleSaleContext>[0] = {}, rules = exampleRules) {
  const saleContext = exampleSaleContext({ registerBy: '2026-03-17T16:00:00-06:00', ...given });
  const lot = saleContext.lots.find((candidate) => candidate.slug === slug);
  if (lot === undefined) throw new Error(`no ${slug}`);
  return lotSteps(saleContext, lot, rules).map(({ title, text }) => `${title}: ${text}`);
}

describe('lotSteps', () => {
  it('leads a buyer of a parcel from registration to the en bloc round', () => {
    expect(stepsOf('parcel-1')).toEqual([
      'Register to bid: By Mar 17, 2026 at 4:00 PM CST',
      'Bidding opens: Mar 18, 2026 at 9:00 AM CST',
      'Bidding begins to close: Mar 18, 2026 at 11:00 AM CST',
      'En bloc bidding: 15 minutes after the close',
    ]);
  });

  it('closes at the posted time where bids do not put it off', () => {
    expect(stepsOf('parcel-1', {}, { ...exampleRules, extensionMinutes: 0 })[2]).toBe(
      'Bidding closes: Mar 18, 2026 at 11:00 AM CST',
    );
  });

  it('names no round for a parcel outside of all groups', () => {
    expect(stepsOf('parcel-1', { enBlocs: [] })).toHaveLength(3);
  });

  it('gives a group its own times', () => {
    expect(stepsOf('en-bloc').slice(-2)).toEqual([
      'En bloc opens: Mar 18, 2026 at 11:15 AM CST',
      'En bloc begins to close: Mar 18, 2026 at 11:45 AM CST',
    ]);
  });

  it('has no dates while a sale is postponed', () => {
    expect(stepsOf('parcel-1', { state: 'postponed' })).toEqual([]);
  });
});
