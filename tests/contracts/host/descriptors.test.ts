import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseResponses, type RawResponse } from './serve-files';

/** Enough for starting, when the loader opens all source files of the host at once, and for a few dozen connections. */
const descriptors = 160;

let dir: string;
let host: ChildProcess;
let port: number;
const log: string[] = [];

/** Starts the host as it is deployed, with few descriptors. */
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'few-descriptors-'));
  await mkdir(path.join(dir, 'public'));
  await mkdir(path.join(dir, 'generated'));
  await writeFile(path.join(dir, 'public', 'index.html'), '<title>Home</title>');
  const manifest = {
    headers: [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }],
    redirects: [],
    schedules: [],
  };
  await writeFile(path.join(dir, 'generated', 'host.json'), JSON.stringify(manifest));
  const command = [process.execPath, '--import', path.resolve('node_modules/tsx/dist/loader.mjs')];
  host = spawn(
    'sh',
    [
      '-c',
      `ulimit -n ${String(descriptors)} && exec "$@"`,
      'sh',
      ...command,
      path.resolve('src/host/main.ts'),
    ],
    {
      cwd: dir,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', GATSBY_ENGINE_ORIGIN: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (host.stdout === null) throw new Error('no output');
  port = await new Promise((resolve, reject) => {
    host.once('exit', (code) => {
      reject(new Error(`The host ended with code ${String(code)} before it listened.`));
    });
    createInterface({ input: host.stdout ?? process.stdin }).on('line', (line) => {
      log.push(line);
      const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (listening !== null) resolve(Number(listening[1]));
    });
  });
}, 30_000);

afterAll(async () => {
  const ended = once(host, 'exit');
  host.kill();
  await ended;
  await rm(dir, { recursive: true });
});

/** Opens a connection that stays open; null if the host closes it, since it can accept no more. */
async function open(): Promise<Socket | null> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  return (await get(socket, '/healthz')) === null ? null : socket;
}

/** The response on a connection; null if it is closed instead. */
async function get(socket: Socket, target: string): Promise<RawResponse | null> {
  socket.write(`GET ${target} HTTP/1.1\r\nHost: site\r\n\r\n`);
  const received = await new Promise<Buffer | null>((resolve) => {
    socket.once('data', resolve);
    socket.once('close', () => {
      resolve(null);
    });
  });
  socket.removeAllListeners('data').removeAllListeners('close');
  return received === null ? null : (parseResponses(received)[0] ?? null);
}

it('responds with a request to retry while the host can open no more files, and logs that once', async () => {
  const first = await open();
  if (first === null) throw new Error('The host accepts no connection.');
  expect((await get(first, '/'))?.status).toBe(200);
  const others: Socket[] = [];
  for (let socket = await open(); socket !== null; socket = await open()) others.push(socket);
  for (let times = 0; times < 3; times += 1) {
    const response = await get(first, '/');
    expect([
      response?.status,
      response?.headers.get('retry-after'),
      response?.headers.get('x-frame-options'),
    ]).toEqual([503, '5', 'DENY']);
  }
  expect(log.filter((line) => line.includes('out of file descriptors'))).toHaveLength(1);
  for (const socket of others) socket.destroy();
  let status: number | undefined;
  while (status !== 200) status = (await get(first, '/'))?.status;
  first.destroy();
}, 30_000);
