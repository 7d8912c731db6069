import { describe, expect, it } from '@jest/globals';
import {
  formatLongCalendarDate,
  formatShortCalendarDate,
  formatEnBlocDate,
  formatExerciseDeadline,
  formatDateTimeRange,
  formatShortDateTime,
  formatShortDay,
} from './dates';

const alberta = 'America/Edmonton';
const at = (text: string) => new Date(text);

describe('dates', () => {
  it('writes the short format', () => {
    expect(formatShortDateTime(at('2026-12-09T15:00:00Z'), alberta)).toBe('Dec 9, 2026 at 9:00 AM ABT');
  });

  it('writes the day alone, on the clock of the zone', () => {
    expect(formatShortDay(new Date('2026-12-10T05:00:00Z'), 'America/Edmonton')).toBe('Dec 9, 2026');
  });

  it('writes the long format for one day', () => {
    const text = formatDateTimeRange(at('2026-12-09T15:00:00Z'), at('2026-12-09T17:00:00Z'), alberta);
    expect(text).toBe('December 9, 2026 from 9:00 to 11:00 AM ABT');
  });

  it('names both halves of the day across noon', () => {
    const text = formatDateTimeRange(at('2026-12-09T15:00:00Z'), at('2026-12-09T19:00:00Z'), alberta);
    expect(text).toBe('December 9, 2026 from 9:00 AM to 1:00 PM ABT');
  });

  it('names both days across midnight', () => {
    const text = formatDateTimeRange(at('2026-11-20T15:00:00Z'), at('2026-11-23T17:00:00Z'), alberta);
    expect(text).toBe('November 20, 2026 at 9:00 AM to November 23, 2026 at 11:00 AM ABT');
  });

  it('names both zones where the clock changes in between', () => {
    const manitoba = 'America/Winnipeg';
    expect(formatDateTimeRange(at('2026-10-30T14:00:00Z'), at('2026-11-02T17:00:00Z'), manitoba)).toBe(
      'October 30, 2026 at 9:00 AM CDT to November 2, 2026 at 11:00 AM CST',
    );
    expect(formatDateTimeRange(at('2026-11-01T06:30:00Z'), at('2026-11-01T15:00:00Z'), manitoba)).toBe(
      'November 1, 2026 from 1:30 AM CDT to 9:00 AM CST',
    );
  });

  it('shows the date alone for en bloc, on the clock of the zone', () => {
    expect(formatEnBlocDate(at('2026-12-10T05:30:00Z'), alberta)).toBe('December 9, 2026');
  });

  it('formats the deadline of an option', () => {
    expect(formatExerciseDeadline(at('2026-12-16T22:00:00Z'), alberta)).toBe(
      'Exercise by Dec 16, 2026 at 4:00 PM ABT',
    );
  });

  it('writes dates without a time', () => {
    expect(formatLongCalendarDate('2026-11-03')).toBe('November 3, 2026');
    expect(formatShortCalendarDate('2026-11-03')).toBe('Nov 3, 2026');
  });
});
