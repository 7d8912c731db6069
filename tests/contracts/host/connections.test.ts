import { once } from 'node:events';
import { appendFile, readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exchange, parseResponses, serveFiles, type ServedFiles } from './serve-files';

const episodeBytes = 8 * 1024 * 1024;
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: site\r\n${headers}\r\n`;
const close = 'Connection: close\r\n';
/** Only Linux lists descriptors in /proc. */
const onLinux = process.platform === 'linux' ? it : it.skip;

let served: ServedFiles;

const files = {
  'index.html': '<title>Home</title>',
  'media/episode.mp3': Buffer.alloc(episodeBytes, 'e'),
  'media/short.mp3': Buffer.alloc(1000, 's'),
};

const silentEngine = createServer();

beforeAll(async () => {
  await once(silentEngine.listen(0, '127.0.0.1'), 'listening');
  const address = silentEngine.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  served = await serveFiles(files, { engineOrigin: `http://127.0.0.1:${address.port}` });
});

afterAll(async () => {
  await served.stop();
  silentEngine.close();
});

async function openEpisodes(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(served.publicDir)).length;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setImmediate();
}

/** The host's end of a client's connection. */
async function connectionAtHost({ host }: ServedFiles, client: Socket): Promise<Socket> {
  const atHost = new Promise<Socket>((resolve) => host.server.once('connection', resolve));
  await once(client, 'connect');
  return atHost;
}

/** Not `once` of node:events, which throws if the host writes to a client that is gone. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    socket.once('close', () => {
      resolve();
    });
  });
}

describe('pipelined requests', () => {
  onLinux.each([
    ['whole files', get('/media/episode.mp3')],
    ['ranges', get('/media/episode.mp3', 'Range: bytes=1-\r\n')],
    [
      'files behind sale statuses that the engine keeps waiting',
      get('/api/sale-statuses') + get('/media/episode.mp3'),
    ],
  ])('for %s leave no descriptor open when the connection ends', async (_name, requests) => {
    const client = served.connect();
    const atHost = await connectionAtHost(served, client);
    client.pause();
    client.write(requests.repeat(100));
    await until(async () => (await openEpisodes()) > 0);
    expect(await openEpisodes()).toBe(1);
    client.destroy();
    await closed(atHost);
    await until(async () => (await openEpisodes()) === 0);
  });

  it('get responses in order, each with its own body', async () => {
    const expected = [
      ['/media/short.mp3', 200, 1000],
      ['/api/sale-statuses', 200, 11],
      ['/', 200, 19],
      ['/media/episode.mp3', 200, episodeBytes],
      ['/nothing/', 404, 21],
    ] as const;
    const round = expected.map(([target]) => get(target)).join('');
    const bytes = await exchange(served.connect(), round.repeat(5) + get('/nothing/', close));
    const seen = parseResponses(bytes).map(({ status, body }) => [status, body.byteLength]);
    const once = expected.map(([, status, length]) => [status, length]);
    expect(seen).toEqual([...once, ...once, ...once, ...once, ...once, [404, 21]]);
  });

  it('end the connection if there are more than any browser sends', async () => {
    const client = served.connect();
    const atHost = await connectionAtHost(served, client);
    client.pause();
    client.write(get('/media/episode.mp3') + get('/', '').repeat(300));
    await closed(atHost);
  });
});

describe('a file that changes while it is sent', () => {
  it('is sent at its announced length if it grows', async () => {
    const file = path.join(served.publicDir, 'media', 'growing.mp3');
    await writeFile(file, Buffer.alloc(episodeBytes, 'a'));
    const client = served.connect().pause();
    client.write(get('/media/growing.mp3') + get('/', close));
    await once(client, 'readable');
    await appendFile(file, Buffer.alloc(episodeBytes, 'b'));
    const [episode, home] = parseResponses(await exchange(client, ''));
    expect(episode?.body.equals(Buffer.alloc(episodeBytes, 'a'))).toBe(true);
    expect(home?.body.toString()).toBe('<title>Home</title>');
  });

  it('ends the connection if it shrinks, so that no client waits for the rest', async () => {
    const file = path.join(served.publicDir, 'media', 'shrinking.mp3');
    await writeFile(file, Buffer.alloc(episodeBytes, 'a'));
    const client = served.connect().pause();
    client.write(get('/media/shrinking.mp3') + get('/', close));
    await once(client, 'readable');
    await truncate(file, 1000);
    const bytes = await exchange(client, '');
    expect(bytes.byteLength).toBeLessThan(episodeBytes);
    expect(bytes.includes('<title>Home')).toBe(false);
  });
});

describe('slow clients', () => {
  // One limit for each host: with two short ones, either may end a connection first.
  let withStallLimit: ServedFiles;
  let withRequestLimit: ServedFiles;

  beforeAll(async () => {
    withStallLimit = await serveFiles(files, { timeouts: { stalledMs: 200 } });
    withRequestLimit = await serveFiles(files, { timeouts: { requestMs: 100 } });
  });

  afterAll(() => Promise.all([withStallLimit.stop(), withRequestLimit.stop()]));

  it('that stop reading are cut off', async () => {
    const client = withStallLimit.connect();
    const atHost = await connectionAtHost(withStallLimit, client);
    client.pause();
    client.write(get('/media/episode.mp3'));
    await closed(atHost);
    expect(atHost.bytesWritten).toBeLessThan(episodeBytes);
  });

  it('that connect and send nothing are cut off', async () => {
    const atHost = await connectionAtHost(withStallLimit, withStallLimit.connect());
    await closed(atHost);
  });

  it('that never end their headers get status 408', async () => {
    const received = await exchange(withRequestLimit.connect(), 'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ');
    const [{ status, headers } = { status: 0, headers: new Map<string, string>() }] =
      parseResponses(received);
    expect([status, headers.get('x-content-type-options')]).toEqual([408, 'nosniff']);
  });
});
