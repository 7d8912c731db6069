import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import { listen } from './listen';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((found) => found?.address === '::1');

const bytes = 24 * 1024 * 1024;
const names = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])];
let publicDir: string;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'listen-'));
  await writeFile(path.join(publicDir, 'index.html'), '<title>Home</title>');
  await writeFile(path.join(publicDir, 'film.mp4'), Buffer.alloc(bytes, 1));
});

afterAll(() => rm(publicDir, { recursive: true }));

async function startOnLocalhost(stoppingMs: number): Promise<{ host: FastifyInstance; port: number }> {
  const manifest = { headers: [], redirects: [], schedules: [] };
  const host = createHost({ publicDir, manifest, timeouts: { stoppingMs } });
  // The last one is reserved for documentation, so no machine has it.
  await listen(host, 'localhost', 0, () => Promise.resolve(['127.0.0.1', '::1', '192.0.2.1']));
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { host, port: address.port };
}

it('responds on every address of localhost that the machine has, until it stops', async () => {
  const { host, port } = await startOnLocalhost(10_000);
  for (const name of ['localhost', ...names]) {
    for (const target of ['/healthz', '/api/sale-statuses']) {
      expect([name, target, (await fetch(`http://${name}:${port}${target}`)).status]).toEqual([
        name,
        target,
        200,
      ]);
    }
  }
  await host.close();
  for (const name of names) {
    await expect(fetch(`http://${name}:${port}/healthz`)).rejects.toThrow('fetch failed');
  }
});

it('accepts nothing more on any address while it stops, and finishes the downloads of all', async () => {
  const { host, port } = await startOnLocalhost(10_000);
  const films = await Promise.all(names.map((name) => fetch(`http://${name}:${port}/film.mp4`)));
  let isClosed = false;
  const closed = host.close().then(() => (isClosed = true));
  for (const name of names) {
    await expect(fetch(`http://${name}:${port}/healthz`)).rejects.toThrow('fetch failed');
  }
  expect(isClosed).toBe(false);
  for (const film of films) expect((await film.arrayBuffer()).byteLength).toBe(bytes);
  await closed;
});

it('cuts off downloads that are not finished in time', async () => {
  const { host, port } = await startOnLocalhost(50);
  const films = await Promise.all(names.map((name) => fetch(`http://${name}:${port}/film.mp4`)));
  await host.close();
  for (const film of films) await expect(film.arrayBuffer()).rejects.toThrow('terminated');
});
