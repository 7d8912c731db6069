import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forwardCms } from './forward-cms';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const seen: string[] = [];
const files = createServer((request, response) => {
  seen.push(`${String(request.method)} ${String(request.url)}`);
  response.end('{"repo":"x"}');
});
let handler: Handler = () => undefined;
const site = createServer((request, response) => {
  handler(request, response, () => response.writeHead(404).end());
});
let folder = '';
let port = 0;

function portOf(server: typeof site): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'admin-'));
  await mkdir(path.join(folder, 'admin'));
  await writeFile(path.join(folder, 'admin', 'index.html'), '<title>Edit</title>');
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = portOf(site);
  const server = { use: (added: Handler) => (handler = added) };
  forwardCms(server, `http://127.0.0.1:${String(portOf(files))}`, folder);
});

afterAll(async () => {
  files.close();
  site.close();
  await rm(folder, { recursive: true });
});

async function send(url: string, headers: Record<string, string> = {}, method = 'POST') {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const request = requestOf({ port, host: '127.0.0.1', path: url, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode, text });
      });
    });
    request.on('error', reject).end();
  });
}

it('passes on requests of the page on this computer', async () => {
  const host = `localhost:${String(port)}`;
  expect(await send('/admin/api/v1', { host, origin: `http://${host}` })).toEqual({
    status: 200,
    text: '{"repo":"x"}',
  });
  expect(seen).toEqual(['POST /api/v1']);
});

it.each([
  ['another website', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:1' }],
  ['a name that leads here', { host: 'evil.example' }],
  ['a page without an address', { origin: 'null' }],
])('refuses %s', async (_name, headers) => {
  const before = seen.length;
  expect((await send('/admin/api/v1', headers)).status).toBe(403);
  expect(seen.length).toBe(before);
});

it('serves the page, and leaves the rest alone', async () => {
  expect((await send('/admin/', {}, 'GET')).text).toContain('Edit');
  expect((await send('/admin', {}, 'GET')).status).toBe(308);
  expect((await send('/sales/', {}, 'GET')).status).toBe(404);
});
