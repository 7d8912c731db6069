import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createScheduledBuilds } from './scheduled-builds';

const start = new Date('2026-11-23T10:00:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const site = { release: '000001', nextChangeMs: NaN };
const queue = { isIdle: true, requests: 0 };
let newest: string;
let lines: string[];
let scheduled: ReturnType<typeof createScheduledBuilds> | undefined;

function begin(): void {
  scheduled = createScheduledBuilds({
    findSite: () =>
      Promise.resolve({
        release: site.release,
        manifest: {
          headers: [],
          redirects: [],
          schedules: [],
          nextChangeAt: Number.isNaN(site.nextChangeMs) ? null : new Date(site.nextChangeMs),
        },
      }),
    isNewest: (release) => Promise.resolve(release === newest),
    queue: {
      isIdle: () => queue.isIdle,
      request() {
        queue.requests += 1;
        return 'started';
      },
    },
    now: () => new Date(),
    log: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
  });
  scheduled.start();
}

/** Advances the time; returns the number of builds requested in the meantime. */
async function pass(ms: number): Promise<number> {
  const before = queue.requests;
  await jest.advanceTimersByTimeAsync(ms);
  return queue.requests - before;
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  Object.assign(site, { release: '000001', nextChangeMs: start.getTime() + hourMs });
  Object.assign(queue, { isIdle: true, requests: 0 });
  newest = '000001';
  lines = [];
});

afterEach(() => {
  scheduled?.stop();
  jest.useRealTimers();
});

describe('a scheduled change', () => {
  it('is built at its moment, and the one after it at its own', async () => {
    begin();
    expect(await pass(hourMs - 1)).toBe(0);
    expect(await pass(1)).toBe(1);
    site.nextChangeMs += dayMs;
    expect(await pass(dayMs - 1)).toBe(0);
    expect(await pass(1)).toBe(1);
  });

  it('is built once, no matter how far ahead it is', async () => {
    site.nextChangeMs = start.getTime() + 26 * dayMs;
    begin();
    expect(await pass(26 * dayMs - 1)).toBe(0);
    expect(await pass(1)).toBe(1);
    site.nextChangeMs = NaN;
    expect(await pass(dayMs)).toBe(0);
  });

  it('is built at once by a host that was not running at its moment', async () => {
    site.nextChangeMs = start.getTime() - 3 * dayMs;
    begin();
    expect(await pass(0)).toBe(1);
  });

  it('is built within a minute after the clock was set forward', async () => {
    begin();
    await pass(minuteMs / 2);
    jest.setSystemTime(start.getTime() + 2 * dayMs);
    expect(await pass(minuteMs)).toBe(1);
  });

  it('waits for a running build, which may include it', async () => {
    begin();
    queue.isIdle = false;
    expect(await pass(2 * hourMs)).toBe(0);
    queue.isIdle = true;
    site.nextChangeMs = NaN;
    expect(await pass(hourMs)).toBe(0);
  });

  it('is tried again after a failure, less and less often', async () => {
    begin();
    await pass(hourMs);
    const requested = [];
    for (let minutes = 0; minutes < 15; minutes += 1) requested.push(await pass(minuteMs));
    expect(requested).toEqual([1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    await pass(3 * dayMs);
    expect(await pass(dayMs)).toBe(4);
    expect(lines.at(-1)).toContain('builds have not brought it');
  });

  it('counts the time before the next attempt from the end of a long build', async () => {
    begin();
    await pass(hourMs);
    queue.isIdle = false;
    await pass(30 * minuteMs);
    queue.isIdle = true;
    expect(await pass(minuteMs - 1)).toBe(0);
    expect(await pass(minuteMs)).toBe(1);
  });

  it('is tried again soon even if the clock was set back by a day', async () => {
    site.nextChangeMs = start.getTime() - 2 * dayMs;
    begin();
    expect(await pass(3 * minuteMs)).toBe(3);
    jest.setSystemTime(start.getTime() - dayMs);
    expect(await pass(5 * minuteMs)).toBe(1);
  });

  it('waits after a rollback until somebody publishes', async () => {
    newest = '000002';
    begin();
    expect(await pass(dayMs)).toBe(0);
    expect(lines).toEqual([expect.stringContaining('Release 000001 was gone back to')]);
    newest = '000003';
    site.release = '000003';
    expect(await pass(minuteMs)).toBe(1);
  });

  it('is not built by a host that has stopped', async () => {
    begin();
    scheduled?.stop();
    expect(await pass(dayMs)).toBe(0);
  });
});
