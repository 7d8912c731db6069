import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startCloudflare } from './cloudflare-deployment';
import { writeFixtureSite, type FixtureSite } from './fixture-site';
import { loadNetlifyFunction, netlifyFunctionAddresses } from './netlify-function';
import { FaultyEngine, type Fault } from '../sale-statuses/faulty-engine';

const builtBody = '{"data":[{"slug":"goose-lake","saleStatus":"postponed"}]}';
const goodBody = '{"data":[{"slug":"goose-lake","saleStatus":"live"}]}';
/** All of them are tested with the shared handler of the functions. */
const faults: readonly Fault[] = [
  'refuses',
  'hangs',
  'starts, then hangs',
  'sends nonsense',
  'sends too much, packed',
];
const now = { now: Date.now() };

interface Running {
  readonly ask: (target?: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

type Start = (site: FixtureSite, engine: string) => Promise<Running>;

async function onNetlify(site: FixtureSite, engine: string): Promise<Running> {
  process.env.GATSBY_ENGINE_ORIGIN = engine;
  const addresses = await netlifyFunctionAddresses();
  const { default: handle } = await loadNetlifyFunction(site);
  const pending: Promise<void>[] = [];
  return {
    ask(target = '/api/sale-statuses', init = {}) {
      expect(addresses).toContain(target);
      const request = new Request(`https://www.example.com${target}`, init);
      return handle(request, { waitUntil: (work) => pending.push(work) });
    },
    async stop() {
      delete process.env.GATSBY_ENGINE_ORIGIN;
      await Promise.all(pending);
    },
  };
}

async function onCloudflare(site: FixtureSite, engine: string): Promise<Running> {
  const { origin, stop } = await startCloudflare(site, { GATSBY_ENGINE_ORIGIN: engine });
  return { ask: (target = '/api/sale-statuses', init = {}) => fetch(origin + target, init), stop };
}

let site: FixtureSite;
let engine: FaultyEngine;
let running: Running | undefined;

beforeEach(async () => {
  // The platforms keep these lines.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  site = await writeFixtureSite();
  engine = await new FaultyEngine(now).start();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await engine.stop();
  await site.remove();
});

const functions: readonly (readonly [string, Start])[] = [
  ["Netlify's function", onNetlify],
  ["Cloudflare's worker", onCloudflare],
];

describe.each(functions)('%s', (_name, start) => {
  it.each(['/api/sale-statuses', '/api/sale-statuses/'])(
    "passes the engine's statuses on at %s, and 304",
    async (target) => {
      engine.behaviour = { kind: 'answers', body: goodBody };
      running = await start(site, engine.origin);
      const askedAt = Date.now();
      const first = await running.ask(target);
      expect([first.status, await first.text()]).toEqual([200, goodBody]);
      expect(Object.fromEntries(first.headers)).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300',
        'x-content-type-options': 'nosniff',
      });
      // The header has whole seconds.
      const madeAt = Date.parse(first.headers.get('last-modified') ?? '');
      expect(madeAt).toBeGreaterThan(askedAt - 1000);
      expect(madeAt).toBeLessThanOrEqual(Date.now());
      const etag = first.headers.get('etag') ?? '';
      const again = await running.ask(target, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(engine.requestedAt).toHaveLength(1);
      const refused = await running.ask(target, { method: 'POST', body: 'a=1' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each(faults)('sends the statuses of the build while the engine %s', async (kind) => {
    engine.behaviour = { kind };
    running = await start(site, engine.origin);
    const { ask } = running;
    const answers = await Promise.all([1, 2, 3].map(() => ask()));
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, builtBody]);
    expect(engine.maxAtOnce).toBe(1);
  });

  it('requests again after an engine that never answered, whose request ended with the invocation', async () => {
    engine.behaviour = { kind: 'hangs' };
    running = await start(site, engine.origin);
    expect(await (await running.ask()).text()).toBe(builtBody);
    engine.behaviour = { kind: 'answers', body: goodBody };
    let body = builtBody;
    while (body === builtBody) {
      await setImmediate();
      body = await (await running.ask()).text();
    }
    expect(body).toBe(goodBody);
  }, 20_000);

  it('follows the times of the build without an engine', async () => {
    running = await start(site, '');
    expect(await (await running.ask()).text()).toBe(builtBody);
  });
});

it('no function exports names that Gatsby would take for a page that is rendered on request', async () => {
  const folder = path.join('src', 'host', 'functions');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names)
    expect(await readFile(path.join(folder, name), 'utf8')).not.toMatch(
      /^export .*\b(?:config|getServerData)\b/m,
    );
});
