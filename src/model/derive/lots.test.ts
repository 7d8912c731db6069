import { describe, expect, it } from '@jest/globals';
import { saleArea } from './areas';
import { formatParcelNumbers, saleLots, parcelNumber } from './lots';
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
    ['Parcel 12', '12'],
    ['Home quarter', 'H'],
    ['Île aux Grues', 'Î'],
  ])('%s has the number %s on the plan', (name, number) => {
    expect(parcelNumber(name)).toBe(number);
  });

  it.each([
    [['Parcel 1', 'Parcel 2', 'Parcel 3'], '1–3'],
    [['Parcel 4', 'Parcel 5'], '4, 5'],
    [['Parcel 1', 'Parcel 2', 'Parcel 4'], '1, 2, 4'],
    [['Home quarter', 'Parcel 2'], 'H, 2'],
  ])('a group of %j is %s', (names, numbers) => {
    expect(formatParcelNumbers(names)).toBe(numbers);
  });
});
