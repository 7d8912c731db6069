import { describe, expect, it } from '@jest/globals';
import { exampleSale } from '../../derive/sale.example';
import { checkSaleTimes } from './sale-times';

function messages(registerBy: string): string[] {
  const times = { startTime: '2026-03-18T09:00:00-06:00', endTime: '2026-03-18T11:00:00-06:00' };
  const sale = exampleSale({ timeZone: 'America/Regina', state: 'scheduled', ...times, registerBy });
  return checkSaleTimes(sale).map(({ message }) => message);
}

describe('checkSaleTimes', () => {
  it('takes a deadline for registering before bidding opens', () => {
    expect(messages('2026-03-18T08:59:00-06:00')).toEqual([]);
  });

  it.each(['2026-03-18T09:00:00-06:00', '2026-03-18T10:00:00-06:00'])(
    'refuses one when bidding has opened: %s',
    (registerBy) => {
      expect(messages(registerBy)).toEqual(['registration ends after bidding has opened']);
    },
  );
});
