import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock';

const noon = Date.parse('2026-12-09T12:00:00Z');
const hourMs = 3_600_000;

function headers(date: string, age?: string): Headers {
  return new Headers({ date, ...(age !== undefined && { age }) });
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});

afterEach(() => {
  noteServerTime(headers(new Date().toUTCString()), Date.now());
  jest.useRealTimers();
});

describe('serverNow', () => {
  it('follows the server where the clock of the device is an hour slow', () => {
    noteServerTime(headers('Wed, 09 Dec 2026 13:00:00 GMT'), noon);
    expect(serverNow() - noon).toBe(hourMs + 500);
  });

  it('follows it where the clock is fast, too', () => {
    noteServerTime(headers('Wed, 09 Dec 2026 11:00:00 GMT'), noon);
    expect(serverNow() - noon).toBe(-hourMs + 500);
  });

  it('keeps the clock of the device for a difference that the way here explains', () => {
    jest.setSystemTime(noon + 3000);
    noteServerTime(headers('Wed, 09 Dec 2026 12:00:00 GMT'), noon);
    expect(serverNow()).toBe(noon + 3000);
  });

  it('adds how long a cache has kept the answer', () => {
    noteServerTime(headers('Wed, 09 Dec 2026 11:59:00 GMT', '60'), noon);
    expect(serverNow()).toBe(noon);
  });

  it.each([['nonsense'], ['']])('ignores an answer whose date is "%s"', (date) => {
    noteServerTime(headers(date), noon);
    expect(serverNow()).toBe(noon);
  });
});
