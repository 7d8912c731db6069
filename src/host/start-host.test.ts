import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HostConfig } from './config';
import { startHost } from './start-host';

const bytes = 24 * 1024 * 1024;
let dir: string;
let config: HostConfig;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'start-host-'));
  await mkdir(path.join(dir, 'public'));
  await writeFile(path.join(dir, 'public', 'index.html'), '<title>Home</title>');
  await writeFile(path.join(dir, 'public', 'film.mp4'), Buffer.alloc(bytes, 1));
  await writeFile(path.join(dir, 'host.json'), '{"headers":[],"redirects":[],"schedules":[]}');
  const folders = { publicDir: path.join(dir, 'public'), manifestFile: path.join(dir, 'host.json') };
  config = {
    formStore: null,
    releasesDir: null,
    rebuilds: null,
    signIn: null,
    mail: null,
    formsSecret: null,
    reminderFactsFile: path.join(dir, 'reminders.json'),
    formRateLimit: 30,
    trustProxy: [],
    port: 0,
    host: '127.0.0.1',
    engineOrigin: null,
    logLevel: 'silent',
    ...folders,
  };
});

afterEach(() => rm(dir, { recursive: true }));

function request(port: number, target: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get({ host: '127.0.0.1', port, path: target }, resolve).on('error', reject);
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('startHost', () => {
  it('finishes pending downloads before it stops', async () => {
    const app = await startHost(config);
    const port = portOf(app.server.address());
    const film = await request(port, '/film.mp4');
    let received = 0;
    const stopped = app.close();
    await expect(request(port, '/')).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^ECONN(?:REFUSED|RESET)$/),
    );
    film.on('data', (part: Buffer) => (received += part.byteLength));
    await once(film, 'end');
    await stopped;
    expect(received).toBe(bytes);
  });

  it('explains what to do when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = portOf(other.address());
    await expect(startHost({ ...config, port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another: PORT=9010`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('explains what to do when there is no site or no manifest', async () => {
    await writeFile(config.manifestFile, '{"headers":{}}');
    await expect(startHost(config)).rejects.toThrow(/host\.json is missing or does not fit.*npm run build/);
    await rm(config.publicDir, { recursive: true });
    await expect(startHost(config)).rejects.toThrow(/no built site in .*public.*npm run build/);
  });
});
