import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules } from '../../model/derive/sale.example';
import { lotSteps } from './page-steps';
import { exampleSaleContext } from '../../page-data/sale-context.example';

function propsOf(slug: string, given: Parameters<typeof exampleSaleContext>[0] = {}, rules = exampleRules) {
  const saleContext = exampleSaleContext({ registerBy: '2026-03-17T16:00:00-06:00', ...given });
  const lot = saleContext.lots.find((candidate) => candidate.slug === slug);
  if (lot === undefined) throw new Error(`no ${slug}`);
  return lotSteps(saleContext, lot, rules);
}

function stepsOf(...given: Parameters<typeof propsOf>): string[] {
  return propsOf(...given).map(({ title, text }) => `${title}: ${text}`);
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

  it('closes at the posted time if bids do not extend it', () => {
    expect(stepsOf('parcel-1', {}, { ...exampleRules, extensionMinutes: 0 })[2]).toBe(
      'Bidding closes: Mar 18, 2026 at 11:00 AM CST',
    );
  });

  it('names no round for a parcel outside of all groups', () => {
    expect(stepsOf('parcel-1', { enBlocs: [] })).toHaveLength(3);
  });

  it('counts from the last of the parcels to the round, for each group of the parcel in the order of the rounds', () => {
    const parcels = ['16:00', '16:05', '18:00'].map((time, index) =>
      exampleParcel({ slug: `parcel-${String(index + 1)}`, endTime: `2026-03-18T${time}:00-06:00` }),
    );
    const all = ['parcel-1', 'parcel-2', 'parcel-3'];
    const farm = { slug: 'farm', name: 'En bloc, the whole farm', parcels: all, startingBid: 1 };
    const west = { slug: 'west', name: 'En bloc west', parcels: all.slice(0, 2), startingBid: 1 };
    expect(stepsOf('parcel-1', { parcels, enBlocs: [farm] }).slice(3)).toEqual([
      'En bloc bidding: 15 minutes after the last of its parcels closes',
    ]);
    expect(stepsOf('parcel-1', { parcels, enBlocs: [farm, west] }).slice(3)).toEqual([
      'Bidding on en bloc west: 15 minutes after the last of its parcels closes',
      'Bidding on en bloc, the whole farm: 15 minutes after the last of its parcels closes',
    ]);
  });

  it('gives a group its own days after the hours of its parcels', () => {
    expect(stepsOf('en-bloc').slice(1)).toEqual([
      'Parcels open: Mar 18, 2026 at 9:00 AM CST',
      'Parcels begin to close: Mar 18, 2026 at 11:00 AM CST',
      'En bloc opens: March 18, 2026',
      'En bloc begins to close: March 18, 2026',
    ]);
  });

  it('says how many minutes pass before a round and within it', () => {
    expect(propsOf('en-bloc').at(-2)).toMatchObject({
      at: '2026-03-18T17:15:00.000Z',
      note: expect.stringMatching(
        /^It opens 15 minutes after the parcels close and begins to close after 30 minutes\. It is for bidders/,
      ),
      conditional: true,
    });
  });

  it('has only the hours of the group’s own parcels, if they close one after another', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
      exampleParcel({ slug: 'parcel-2', startTime: '2026-03-18T09:15:00-06:00' }),
      exampleParcel({ slug: 'parcel-3', startTime: '2026-03-18T09:15:00-06:00' }),
    ];
    const enBlocs = [{ slug: 'en-bloc', name: 'En bloc', parcels: ['parcel-2', 'parcel-3'], startingBid: 1 }];
    expect(stepsOf('en-bloc', { parcels, enBlocs }).slice(1, 3)).toEqual([
      'Parcels open: Mar 18, 2026 at 9:15 AM CST',
      'Parcels begin to close: Mar 18, 2026 at 11:00 AM CST',
    ]);
    expect(stepsOf('en-bloc', { parcels }).slice(1, 4)).toEqual([
      'Parcels open: Mar 18, 2026 at 9:00 AM CST',
      'Parcels begin to close: Mar 18, 2026 at 10:30 AM CST',
      'The last parcel begins to close: Mar 18, 2026 at 11:00 AM CST',
    ]);
  });

  it('has no dates while a sale is postponed', () => {
    expect(stepsOf('parcel-1', { state: 'postponed' })).toEqual([]);
  });
});
