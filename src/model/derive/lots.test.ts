import { describe, expect, it } from '@jest/globals';
import { saleArea } from './areas';
import { formatParcelNumbers, inSentence, saleLots, parcelNumber } from './lots';
import { exampleParcel, exampleRules, exampleSale } from './sale.example';
import { saleStatus } from './status';
import { lotSummary } from './summaries';
import { saleTimes } from './times';

const staggered = exampleSale({
  parcels: [
    exampleParcel({ slug: 'parcel-1', startTime: '2026-03-18T08:30:00-06:00' }),
    exampleParcel({ slug: 'parcel-2', endTime: '2026-03-18T11:20:00-06:00' }),
  ],
  enBlocs: [{ slug: 'en-bloc', name: 'En bloc', parcels: ['parcel-1', 'parcel-2'], startingBid: 1 }],
});

describe('times', () => {
  it('open an en bloc fifteen minutes after the last of its parcels closes', () => {
    const enBloc = saleLots(staggered, exampleRules).find(({ enBloc }) => enBloc);
    expect(enBloc?.opensAt?.toISOString()).toBe('2026-03-18T17:35:00.000Z');
    expect(enBloc?.closesAt?.toISOString()).toBe('2026-03-18T18:05:00.000Z');
  });

  it('run from the first parcel to the last, the en bloc left out of the end that is shown', () => {
    const { opensAt, closesAt, finalCloseAt } = saleTimes(staggered, exampleRules);
    expect([opensAt, closesAt, finalCloseAt].map((time) => time?.toISOString())).toEqual([
      '2026-03-18T14:30:00.000Z',
      '2026-03-18T17:20:00.000Z',
      '2026-03-18T18:05:00.000Z',
    ]);
  });

  it('are null without a date', () => {
    const undated = exampleSale({
      state: 'postponed',
      enBlocs: [],
      startTime: undefined,
      endTime: undefined,
    });
    expect(saleTimes(undated, exampleRules)).toEqual({
      opensAt: null,
      firstCloseAt: null,
      closesAt: null,
      finalCloseAt: null,
    });
  });
});

describe('status', () => {
  it.each([
    ['2026-03-18T14:29:59Z', 'upcoming'],
    ['2026-03-18T14:30:00Z', 'live'],
    ['2026-03-18T18:04:59Z', 'live'],
    ['2026-03-18T18:05:00Z', 'completed'],
  ])('is at %s %s', (now, status) => {
    expect(saleStatus(staggered, exampleRules, new Date(now))).toBe(status);
  });

  it('is what the editor set, whatever the time', () => {
    const postponed = exampleSale({ state: 'postponed' });
    expect(saleStatus(postponed, exampleRules, new Date('2026-03-18T15:00:00Z'))).toBe('postponed');
  });
});

describe('summaries', () => {
  it('count lots, and say the size of a single parcel', () => {
    expect(lotSummary(exampleSale())).toBe('3 Parcels, 1 En Bloc');
    expect(lotSummary(staggered)).toBe('2 Parcels, 1 En Bloc');
    const single = exampleSale({
      enBlocs: [],
      parcels: [exampleParcel({ slug: 'parcel-1', titledAcres: 159 })],
    });
    expect(lotSummary(single)).toBe('1 Parcel, 159.0 ac');
  });

  it('add acres without the en bloc', () => {
    expect(saleArea(exampleSale())).toEqual({ titledAcres: 798.2, cultivatedAcres: 744 });
  });
});

describe('numbers of lots', () => {
  it.each([
    [
      ['Parcel 2', 'Parcel 12'],
      ['2', '12'],
    ],
    [
      ['North half', 'South half', 'Smith place'],
      ['1', '2', '3'],
    ],
    [
      ['Parcel 2', 'Home quarter'],
      ['1', '2'],
    ],
    [
      ['Parcel 4A', 'Parcel 4B'],
      ['1', '2'],
    ],
  ])('parcels called %j have the numbers %j', (names, numbers) => {
    const parcels = names.map((name) => ({ name }));
    expect(names.map((name) => parcelNumber(name, parcels))).toEqual(numbers);
  });

  it.each([
    ['Parcel 1', 'parcel 1'],
    ['Lot A', 'lot A'],
    ['En bloc west, parcels 1 to 3', 'en bloc west, parcels 1 to 3'],
    ['Smith place', 'Smith place'],
    ['Lotus field', 'Lotus field'],
  ])('the name %s is %s within a sentence', (name, words) => {
    expect(inSentence(name)).toBe(words);
  });

  it.each([
    [['1', '2', '3'], '1–3'],
    [['4', '5'], '4, 5'],
    [['1', '2', '4'], '1, 2, 4'],
  ])('a group of %j is %s', (numbers, text) => {
    expect(formatParcelNumbers(numbers)).toBe(text);
  });
});
