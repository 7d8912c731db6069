import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules } from '../model/derive/sale.example';
import { exampleSaleContext } from './sale-context.example';
import { lateBidsNote, saleSteps } from './sale-steps';

/** Parcels that close one after another. */
const parcels = [
  exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
  exampleParcel({ slug: 'parcel-2', endTime: '2026-03-18T11:20:00-06:00' }),
  exampleParcel({ slug: 'parcel-3' }),
];

function stepsOf(given: Parameters<typeof exampleSaleContext>[0] = {}, rules = exampleRules) {
  const saleContext = exampleSaleContext({ registerBy: '2026-03-17T16:00:00-06:00', ...given });
  return saleSteps(saleContext, rules);
}

function titlesOf(...given: Parameters<typeof stepsOf>): string[] {
  return stepsOf(...given).map(({ title, text }) => `${title}: ${text}`);
}

it('has the rule for late bids in a sentence', () => {
  expect([0, 1, 2].map((extensionMinutes) => lateBidsNote({ extensionMinutes }))).toEqual([
    '',
    'A bid in the last minute adds one minute.',
    'A bid in the last two minutes adds two minutes.',
  ]);
});

describe('saleSteps', () => {
  it('leads from registration to the en bloc round, which shows the date only', () => {
    expect(titlesOf()).toEqual([
      'Register to bid: By Mar 17, 2026 at 4:00 PM CST',
      'Bidding opens: Mar 18, 2026 at 9:00 AM CST',
      'Bidding begins to close: Mar 18, 2026 at 11:00 AM CST',
      'En bloc bidding: March 18, 2026',
    ]);
  });

  it('has the first and the last close of parcels that close one after another', () => {
    expect(stepsOf({ parcels, enBlocs: [] }).slice(2)).toEqual([
      {
        title: 'Bidding begins to close',
        at: '2026-03-18T16:30:00.000Z',
        offsetMinutes: -360,
        text: 'Mar 18, 2026 at 10:30 AM CST',
        note: 'A bid in the last two minutes adds two minutes.',
        conditional: false,
      },
      {
        title: 'The last parcel begins to close',
        at: '2026-03-18T17:20:00.000Z',
        offsetMinutes: -360,
        text: 'Mar 18, 2026 at 11:20 AM CST',
        note: '',
        conditional: false,
      },
    ]);
  });

  it('gives each step the offset of its own time if the clocks change before the close', () => {
    const times = { startTime: '2026-03-06T09:00:00-06:00', endTime: '2026-03-09T11:00:00-05:00' };
    const steps = stepsOf({ ...times, timeZone: 'America/Winnipeg', registerBy: undefined, enBlocs: [] });
    expect(steps.map(({ text, offsetMinutes }) => [text, offsetMinutes])).toEqual([
      ['Mar 6, 2026 at 9:00 AM CST', -360],
      ['Mar 9, 2026 at 11:00 AM CDT', -300],
    ]);
  });

  it('names the groups whose rounds open one after another; rounds that open together are one step', () => {
    const enBlocs = [
      { slug: 'east', name: 'En bloc east', parcels: ['parcel-2', 'parcel-3'], startingBid: 1 },
      { slug: 'west', name: 'En bloc west', parcels: ['parcel-1'], startingBid: 1 },
    ];
    expect(titlesOf({ parcels, enBlocs }).slice(4)).toEqual([
      'Bidding on en bloc west: March 18, 2026',
      'Bidding on en bloc east: March 18, 2026',
    ]);
    expect(titlesOf({ enBlocs }).slice(3)).toEqual(['En bloc bidding: March 18, 2026']);
  });

  it('says "closes" where late bids do not put off the close', () => {
    const rules = { ...exampleRules, extensionMinutes: 0 };
    expect(titlesOf({ enBlocs: [] }, rules).slice(2)).toEqual([
      'Bidding closes: Mar 18, 2026 at 11:00 AM CST',
    ]);
    expect(titlesOf({ parcels, enBlocs: [] }, rules).slice(2)).toEqual([
      'Bidding begins to close: Mar 18, 2026 at 10:30 AM CST',
      'The last parcel closes: Mar 18, 2026 at 11:20 AM CST',
    ]);
  });
});
