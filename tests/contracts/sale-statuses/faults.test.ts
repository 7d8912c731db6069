import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHost } from '../../../src/host/create-host';
import { createSaleStatuses, type SaleStatusesOptions } from '../../../src/host/sale-statuses/sale-statuses';
import { listenAnywhere, type ListeningServer } from '../../stand-ins/listen-anywhere';
import { FaultyEngine, faultNames } from './faulty-engine';

const start = Date.parse('2026-12-09T15:00:00Z');
const goodBody =
  '{"data":[{"slug":"goose-lake","saleStatus":"live"},{"slug":"willow","saleStatus":"paused"}]}';
const builtBody = '{"data":[{"slug":"goose-lake","saleStatus":"postponed"}]}';
const schedules = [{ slug: 'goose-lake', state: 'postponed' as const, opensAt: null, finalCloseAt: null }];

let clock: { now: number };
let engine: FaultyEngine;
let listening: ListeningServer | null;
let lines: string[];

beforeEach(async () => {
  clock = { now: start };
  lines = [];
  listening = null;
  engine = await new FaultyEngine(clock).start();
});

afterEach(async () => {
  await listening?.stop();
  await engine.stop();
});

const site = { schedules, baseHeaders: {} };

/** Serves the statuses of the engine. Returns a function that requests them. */
async function serve(options: Partial<SaleStatusesOptions> = {}) {
  const say = (line: string) => lines.push(line);
  const server = createServer(
    createSaleStatuses({
      engineOrigin: engine.origin,
      site: () => site,
      log: { warn: say, info: say },
      now: () => new Date(clock.now),
      timeoutMs: 10_000,
      maxWaitMs: 20_000,
      ...options,
    }),
  );
  const { origin } = (listening = await listenAnywhere(server));
  return async function fetchStatuses(headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/api/sale-statuses`, { headers });
    return {
      status: response.status,
      body: await response.text(),
      etag: response.headers.get('etag') ?? '',
      age: (clock.now - Date.parse(response.headers.get('last-modified') ?? '')) / 1000,
    };
  };
}

describe('statuses from an engine that works', () => {
  it('are passed on in a stable order, with unknown statuses and without unknown fields', async () => {
    const fetchStatuses = await serve();
    const twisted =
      '{"data":[{"saleStatus":"paused","slug":"willow"},{"slug":"goose-lake","saleStatus":"live","n":1}]}';
    engine.behaviour = { kind: 'answers', body: twisted };
    const first = await fetchStatuses();
    expect(first).toMatchObject({ status: 200, body: goodBody, age: 0 });
    clock.now += 4000;
    engine.behaviour = { kind: 'answers', body: goodBody };
    const again = await fetchStatuses({ 'if-none-match': first.etag });
    expect(again).toMatchObject({ status: 304, body: '', etag: first.etag, age: 0 });
  });

  it('are requested once for many visitors, and again only after four seconds', async () => {
    const fetchStatuses = await serve();
    engine.behaviour = { kind: 'answers', body: goodBody };
    await Promise.all(Array.from({ length: 20 }, () => fetchStatuses()));
    clock.now += 3999;
    expect((await fetchStatuses()).age).toBe(3.999);
    clock.now += 1;
    await fetchStatuses();
    expect(engine.requestedAt).toEqual([start, start + 4000]);
    clock.now -= 3_600_000;
    await fetchStatuses();
    expect(engine.requestedAt).toHaveLength(3);
  });

  it.each([
    ['its own date', 10, 10],
    ['a date in the future', -2, 0],
    ['the date of the last change, hours ago', 7200, 0],
  ])('have the right age with %s', async (_name, stated, age) => {
    const fetchStatuses = await serve();
    const lastModified = new Date(start - stated * 1000).toUTCString();
    engine.behaviour = { kind: 'answers', body: goodBody, lastModified };
    expect((await fetchStatuses()).age).toBe(age);
  });

  it.each([
    ['a minute slow', 60, 70, undefined, 10],
    ['four minutes slow', 240, 240, undefined, 0],
    ['an hour slow', 3600, 3610, undefined, 10],
    ['two minutes fast', -120, -110, undefined, 10],
    ['a minute slow, behind a cache', 65, 75, 5, 15],
    ['not stated', null, 10, undefined, 10],
    ['not stated, and a minute slow', null, 70, undefined, 70],
  ])('have the right age from an engine whose clock is %s', async (_name, slow, stated, inCache, age) => {
    const fetchStatuses = await serve();
    const ago = (seconds: number) => new Date(start - seconds * 1000).toUTCString();
    engine.behaviour = {
      kind: 'answers',
      body: goodBody,
      lastModified: ago(stated),
      date: slow === null ? null : ago(slow),
      ...(inCache !== undefined && { age: inCache }),
    };
    expect((await fetchStatuses()).age).toBe(age);
  });

  it('are passed on if items are valid, and invalid items are logged once', async () => {
    const fetchStatuses = await serve();
    const body = goodBody.replace('[', '[{"slug":"a"},{"slug":""},{"slug":"b"},');
    engine.behaviour = { kind: 'answers', body };
    expect((await fetchStatuses()).body).toBe(goodBody);
    clock.now += 4000;
    await fetchStatuses();
    expect(lines).toEqual([
      'Sale statuses: An item without a usable saleStatus was left out',
      'Sale statuses: An item without a usable slug was left out',
    ]);
  });
});

describe.each(faultNames)('an engine that %s', (kind) => {
  it('never reaches visitors: they get the statuses of the build, or the last good response, with its age', async () => {
    const fetchStatuses = await serve({ timeoutMs: 1000 });
    engine.behaviour = { kind };
    expect(await fetchStatuses()).toMatchObject({ status: 200, body: builtBody, age: 0 });
    clock.now += 3500;
    expect(await fetchStatuses()).toMatchObject({ status: 200, body: builtBody, age: 3.5 });
    clock.now += 500;
    engine.behaviour = { kind: 'answers', body: goodBody };
    const good = await fetchStatuses();
    expect(good).toMatchObject({ status: 200, body: goodBody, age: 0 });
    clock.now += 4000;
    engine.behaviour = { kind };
    expect(await fetchStatuses()).toMatchObject({ status: 200, body: goodBody, age: 4 });
    expect(await fetchStatuses({ 'if-none-match': good.etag })).toMatchObject({ status: 304, age: 4 });
    expect(engine.requestedAt).toHaveLength(3);
    expect(lines).toEqual([
      expect.stringContaining("the engine's response can't be used: "),
      'Sale statuses: the engine responds again',
      lines[0],
    ]);
  });
});

describe('an engine in trouble', () => {
  it('gets requests less and less often, down to one a minute, until it responds', async () => {
    const fetchStatuses = await serve();
    engine.behaviour = { kind: 'fails' };
    async function visitEachSecond(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second += 1, clock.now += 1000) await fetchStatuses();
    }
    await visitEachSecond(240);
    engine.behaviour = { kind: 'answers', body: goodBody };
    await visitEachSecond(10);
    expect(engine.requestedAt.map((at) => (at - start) / 1000)).toEqual([
      0, 4, 12, 28, 60, 120, 180, 240, 244, 248,
    ]);
    expect(lines).toHaveLength(2);
  });

  it('is replaced by the statuses of the build if it cannot be reached', async () => {
    const gone = await new FaultyEngine(clock).start();
    await gone.stop();
    const fetchStatuses = await serve({ engineOrigin: gone.origin });
    expect(await fetchStatuses()).toMatchObject({ status: 200, body: builtBody });
    expect(lines[0]).toContain('ECONNREFUSED');
  });

  it('keeps no visitor waiting for longer than the maximum', async () => {
    const fetchStatuses = await serve({ maxWaitMs: 20, timeoutMs: 60_000 });
    engine.behaviour = { kind: 'hangs' };
    expect((await fetchStatuses()).body).toBe(builtBody);
    clock.now += 5000;
    expect((await fetchStatuses()).body).toBe(builtBody);
    expect([engine.open, engine.requestedAt.length]).toEqual([1, 1]);
    engine.release(goodBody);
    await engine.rest();
    let seen = await fetchStatuses();
    while (seen.body !== goodBody) seen = await fetchStatuses();
    expect(seen.age).toBe(5);
  });

  it('does not keep the host from stopping', async () => {
    const host = createHost({
      publicDir: '/nowhere',
      manifest: { headers: [], redirects: [], schedules },
      engineOrigin: engine.origin,
    });
    const origin = await host.listen({ port: 0, host: '127.0.0.1' });
    const received = engine.nextRequest();
    const response = fetch(`${origin}/api/sale-statuses`);
    await received;
    const stopped = host.close();
    expect(await (await response).text()).toBe(builtBody);
    await stopped;
  });
});
