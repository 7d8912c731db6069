import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hourMs } from '../../lib/durations';
import { syncServerClock, serverNow, fallBackToDeviceClock, subscribeToClock } from './server-clock';

const noon = Date.parse('2026-12-09T12:00:00Z');

function headers(date: string, age?: string): Headers {
  return new Headers({ date, ...(age !== undefined && { age }) });
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('serverNow', () => {
  it('has no time before the server has responded, and then notifies its listeners', () => {
    expect(serverNow()).toBeNull();
    const listener = jest.fn();
    subscribeToClock(listener);
    expect(listener).not.toHaveBeenCalled();
    fallBackToDeviceClock();
    expect(serverNow()).toBe(noon);
    syncServerClock(headers('Wed, 09 Dec 2026 12:00:00 GMT'), noon);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows the server if the clock of the device is an hour slow', () => {
    syncServerClock(headers('Wed, 09 Dec 2026 13:00:00 GMT'), noon);
    expect(serverNow()).toBe(noon + hourMs + 500);
  });

  it('follows the server if the clock of the device is fast', () => {
    syncServerClock(headers('Wed, 09 Dec 2026 11:00:00 GMT'), noon);
    expect(serverNow()).toBe(noon - hourMs + 500);
  });

  it('keeps the clock of the device if the network delay explains the difference', () => {
    jest.setSystemTime(noon + 3000);
    syncServerClock(headers('Wed, 09 Dec 2026 12:00:00 GMT'), noon);
    expect(serverNow()).toBe(noon + 3000);
  });

  it('does not jump back and forth while slow responses leave the time uncertain', () => {
    syncServerClock(headers('Wed, 09 Dec 2026 13:00:00 GMT'), noon);
    jest.setSystemTime(noon + 8000);
    syncServerClock(headers('Wed, 09 Dec 2026 13:00:06 GMT'), noon);
    expect(serverNow()).toBe(noon + 8000 + hourMs + 500);
  });

  it('adds the time that a cache has held the response', () => {
    syncServerClock(headers('Wed, 09 Dec 2026 11:59:00 GMT', '60'), noon);
    expect(serverNow()).toBe(noon);
  });

  it.each(['Infinity', '1e308', '-3600', '0x10', '5, 6', 'nonsense', '', '99999999999', '86401'])(
    'ignores a response whose age is "%s"',
    (age) => {
      syncServerClock(headers('Wed, 09 Dec 2026 13:00:00 GMT'), noon);
      syncServerClock(headers('Wed, 09 Dec 2026 11:00:00 GMT', age), noon);
      expect(serverNow()).toBe(noon + hourMs + 500);
    },
  );

  it.each([['nonsense'], ['']])('keeps the known time after a response whose date is "%s"', (date) => {
    syncServerClock(headers('Wed, 09 Dec 2026 13:00:00 GMT'), noon);
    syncServerClock(headers(date), noon);
    expect(serverNow()).toBe(noon + hourMs + 500);
  });
});
