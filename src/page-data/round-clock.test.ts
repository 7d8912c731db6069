import { describe, expect, it } from '@jest/globals';
import { saleLots } from '../model/derive/lots';
import { exampleRules, exampleSale } from '../model/derive/sale.example';
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
    });
  });

  it('is none without a group or a date', () => {
    expect(clockOf(exampleSale({ enBlocs: [] }))).toBeNull();
    expect(clockOf(exampleSale(), 'postponed')).toBeNull();
  });
});
