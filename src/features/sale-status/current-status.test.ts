import { describe, expect, it } from '@jest/globals';
import type { ScheduleProps } from '../../model/derive/status';
import { isUnknownStatus, currentStatus } from './current-status';

const sale: ScheduleProps = {
  slug: 'coulee',
  status: 'upcoming',
  opensAt: '2026-12-09T15:00:00Z',
  finalCloseAt: '2026-12-09T17:15:00Z',
};

function at(time: string): number {
  return Date.parse(`2026-12-09T${time}Z`);
}

describe('currentStatus', () => {
  it.each([
    ['opened early', 'live', '14:50:00', 'live'],
    ['opened late', 'upcoming', '15:10:00', 'upcoming'],
    ['extended past its last hour', 'live', '17:20:00', 'live'],
    ['closed before its hour', 'completed', '16:00:00', 'completed'],
    ['postponed on its day', 'postponed', '14:00:00', 'postponed'],
    ['withdrawn while it was on', 'withdrawn', '15:30:00', 'withdrawn'],
  ])('follows the engine for a sale that is %s', (_, engineStatus, time, status) => {
    expect(currentStatus(sale, engineStatus, at(time), at(time))).toBe(status);
    expect(currentStatus({ ...sale, status: 'completed' }, engineStatus, at(time), at(time))).toBe(status);
  });

  it('follows the clock for a sale that the engine does not list', () => {
    expect(currentStatus(sale, undefined, at('15:30:00'), at('15:30:00'))).toBe('live');
  });

  it.each([
    ['14:00:00', 'upcoming'],
    ['15:30:00', 'unknown'],
    ['18:00:00', 'completed'],
  ])(
    'takes the status of a sale from the clock for an unknown one, but never that it is live, at %s',
    (time, status) => {
      expect(currentStatus(sale, 'paused', at(time), at(time))).toBe(status);
    },
  );

  it('recognizes an unknown status, and neither a known nor a missing one', () => {
    expect(['paused', '', '__proto__', 'Live'].map(isUnknownStatus)).toEqual([true, true, true, true]);
    expect([undefined, 'live', 'withdrawn'].map(isUnknownStatus)).toEqual([false, false, false]);
  });

  it('opens a sale by the clock between two polls, to the second', () => {
    expect(currentStatus(sale, 'upcoming', at('14:59:50'), at('14:59:59'))).toBe('upcoming');
    expect(currentStatus(sale, 'upcoming', at('14:59:50'), at('15:00:00'))).toBe('live');
  });

  it('closes a sale by the clock only once the status is out of date, since bidding may be extended', () => {
    expect(currentStatus(sale, 'live', at('17:14:50'), at('17:15:40'))).toBe('live');
    expect(currentStatus(sale, 'live', at('17:14:50'), at('17:15:51'))).toBe('completed');
  });

  it('moves a sale forward from an outdated status, never back', () => {
    expect(currentStatus(sale, 'upcoming', at('14:00:00'), at('18:00:00'))).toBe('completed');
    expect(currentStatus(sale, 'completed', at('14:00:00'), at('16:00:00'))).toBe('completed');
    expect(currentStatus(sale, 'postponed', at('14:00:00'), at('16:00:00'))).toBe('postponed');
    // Bidding was extended past the last close when the network was lost: no scheduled time has passed since.
    expect(currentStatus(sale, 'live', at('17:20:00'), at('18:20:00'))).toBe('live');
  });
});
