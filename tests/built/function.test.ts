import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';

/**
 * Serves the function as bundled by the build, in a process without anything else of the project. Gatsby's wrapper of a
 * function with a splat reads Express's originalUrl.
 */
const program = `
  const handler = require(process.argv[1]).default;
  const serve = (request, response) => handler(Object.assign(request, { originalUrl: request.url }), response);
  require('node:http').createServer(serve).listen(0, '127.0.0.1', function () {
    process.stdout.write(String(this.address().port));
  });
`;

const stops: (() => unknown)[] = [];

afterAll(() => Promise.all(stops.map((stop) => stop())));

async function startFunction(env: NodeJS.ProcessEnv, file = 'sale-statuses.js'): Promise<string> {
  const bundle = path.resolve('.cache', 'functions', file);
  const child = spawn(process.execPath, ['-e', program, bundle], {
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => child.kill());
  const output: readonly unknown[] = await once(child.stdout, 'data');
  return `http://127.0.0.1:${String(output[0])}/api/sale-statuses`;
}

it('the function requests statuses from the engine of its own environment, not of the build', async () => {
  const engine = createServer((request, response) => {
    response.end(`{"data":[{"slug":"goose-lake","saleStatus":"live","from":"${request.url ?? ''}"}]}`);
  }).listen(0, '127.0.0.1');
  stops.push(() => engine.close());
  await once(engine, 'listening');
  const address = engine.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = await startFunction({ GATSBY_ENGINE_ORIGIN: `http://127.0.0.1:${address.port}` });
  const response = await fetch(url);
  expect(await response.json()).toEqual({ data: [{ slug: 'goose-lake', saleStatus: 'live' }] });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(405);
});

it('without an engine the function answers with an empty list, dated now', async () => {
  const url = await startFunction({});
  const askedAt = Date.now();
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([200, '{"data":[]}']);
  // The header has whole seconds.
  const madeAt = Date.parse(response.headers.get('last-modified') ?? '');
  expect(madeAt).toBeGreaterThan(askedAt - 1000);
  expect(madeAt).toBeLessThanOrEqual(Date.now());
});

it('with a slash at the end the address answers in the same way, and nothing below it does', async () => {
  const manifest: unknown = JSON.parse(
    await readFile(path.resolve('.cache', 'functions', 'manifest.json'), 'utf8'),
  );
  const functions = z
    .array(z.object({ matchPath: z.string().optional(), relativeCompiledFilePath: z.string() }))
    .parse(manifest);
  const splat = functions.find(({ matchPath }) => matchPath === 'sale-statuses/*');
  const url = await startFunction({}, splat?.relativeCompiledFilePath);
  for (const form of [`${url}/`, `${url}/?t=1`]) {
    const response = await fetch(form);
    expect([form, response.status, await response.text()]).toEqual([form, 200, '{"data":[]}']);
  }
  expect((await fetch(`${url}/below`)).status).toBe(404);
});
