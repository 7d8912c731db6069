import { describe, expect, it } from '@jest/globals';
import { saleLots } from '../model/derive/lots';
import { exampleParcel, exampleRules, exampleSale } from '../model/derive/sale.example';
import { roundClockProps } from './round-clock';

function clockOf(sale = exampleSale(), status: 'live' | 'postponed' = 'live') {
  return roundClockProps(
    { lots: saleLots(sale, exampleRules), zone: 'America/Regina', status },
    exampleRules,
  );
}

describe('roundClockProps', () => {
  it('begins at the posted close, on the clock of the sale', () => {
    expect(clockOf()).toMatchObject({
      closesAt: '2026-03-18T17:00:00.000Z',
      from: 0,
      minutes: 15,
      closes: '11:00 AM CST',
      opens: '11:15 AM CST',
      closesApart: false,
    });
  });

  it('is that of the round that opens first, after the last of its own parcels', () => {
    const parcels = ['16:00', '16:05', '18:00'].map((time, index) =>
      exampleParcel({ slug: `parcel-${String(index + 1)}`, endTime: `2026-03-18T${time}:00-06:00` }),
    );
    const enBlocs = [['parcel-3'], ['parcel-1', 'parcel-2']].map((members, index) => ({
      slug: `block-${String(index)}`,
      name: `Block ${String(index)}`,
      parcels: members,
      startingBid: 1,
    }));
    expect(clockOf(exampleSale({ parcels, enBlocs }))).toMatchObject({
      closesAt: '2026-03-18T22:05:00.000Z',
      closes: '4:05 PM CST',
      opens: '4:20 PM CST',
      closesApart: true,
    });
  });

  it('is null without a group or a date', () => {
    expect(clockOf(exampleSale({ enBlocs: [] }))).toBeNull();
    expect(clockOf(exampleSale(), 'postponed')).toBeNull();
  });
});
