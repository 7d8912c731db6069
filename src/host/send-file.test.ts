import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import type { HostManifest } from './read-manifest';

const page = `<!doctype html><title>Sales</title>${'<p>Land</p>'.repeat(100)}`;
const sound = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const manifest: HostManifest = {
  headers: [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' } },
    { path: '/*.js', headers: { 'Cache-Control': 'immutable' } },
    { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
  ],
  redirects: [],
  schedules: [],
};

let publicDir: string;
let app: FastifyInstance;

async function put(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(publicDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await put('sales/index.html', page);
  await put('sales/index.html.br', brotliCompressSync(page));
  await put('app-0123456789abcdef0123.js', 'let a;');
  await put('static/a/picture.avif', 'picture');
  await put('page-data/sales/page-data.json', '{}');
  await put('media/épisode 1.mp3', sound);
  app = createHost({ publicDir, manifest });
});

afterAll(async () => {
  await app.close();
  await rm(publicDir, { recursive: true });
});

describe('caching', () => {
  it('gives each coding its own strong tag and answers 304 to it', async () => {
    const plain = await get('/sales/');
    const packed = await get('/sales/', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(packed.rawPayload).toEqual(brotliCompressSync(page));
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const tag = String(packed.headers.etag);
    expect(tag).toMatch(/^"[\w-]{16}-br"$/);
    const again = await get('/sales/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(again.headers.vary).toBe('Accept-Encoding');
  });

  it('respects a refused coding', async () => {
    const answer = await get('/sales/', { 'accept-encoding': 'br;q=0, gzip' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, page]);
  });

  it('keeps hashed files for good', async () => {
    const script = await get('/app-0123456789abcdef0123.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    expect((await get('/static/a/picture.avif')).headers['cache-control']).toBe('immutable');
    expect((await get('/page-data/sales/page-data.json')).headers['cache-control']).toMatch(/max-age=0/);
  });

  it('notices a changed file and leaves its old twin alone', async () => {
    await put('news/index.html', 'old');
    await put('news/index.html.br', 'old twin');
    const before = await get('/news/', { 'accept-encoding': 'br' });
    expect(before.body).toBe('old twin');
    await put('news/index.html', 'new');
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(publicDir, 'news/index.html'), later, later);
    const after = await get('/news/', { 'accept-encoding': 'br' });
    expect([after.body, after.headers['content-encoding']]).toEqual(['new', undefined]);
  });
});

describe('sound and video', () => {
  const url = '/media/%C3%A9pisode%201.mp3';

  it('sends the part that a player asks for', async () => {
    const whole = await get(url);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' });
    const part = await get(url, { range: 'bytes=990-' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 990-999/1000', 'content-length': '10' });
    expect(part.rawPayload).toEqual(sound.subarray(990));
  });

  it('says when there is no such part, and sends all when the file has changed', async () => {
    const outside = await get(url, { range: 'bytes=1000-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */1000']);
    const changed = await get(url, { range: 'bytes=0-1', 'if-range': '"older"' });
    expect([changed.statusCode, changed.rawPayload.byteLength]).toEqual([200, 1000]);
  });
});
