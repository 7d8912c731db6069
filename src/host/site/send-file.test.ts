import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { variantPaths } from './content-encoding';
import { createHost } from '../create-host';
import { etagOf } from './etags';
import type { HostManifest } from '../../model/derive/host-manifest';

const page = `<!doctype html><title>Sales</title>${'<p>Land</p>'.repeat(100)}`;
const audio = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const manifest: HostManifest<Date> = {
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

async function putWithBrotli(file: string, content: string): Promise<void> {
  await put(file, content);
  await put(variantPaths(file, etagOf(content)).br, brotliCompressSync(content));
}

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await putWithBrotli('sales/index.html', page);
  await put('app-0123456789abcdef0123.js', 'let a;');
  await put('static/a/picture.avif', 'picture');
  await put('page-data/sales/page-data.json', '{}');
  await put('media/épisode 1.mp3', audio);
  app = createHost({ publicDir, manifest });
});

afterAll(async () => {
  await app.close();
  await rm(publicDir, { recursive: true });
});

describe('caching', () => {
  it('gives each encoding its own strong tag and sends 304 for it', async () => {
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

  it('sends 412 if the file of a resumed download has changed', async () => {
    const url = '/media/%C3%A9pisode%201.mp3';
    const tag = String((await get(url)).headers.etag);
    const resumeDownload = (ifMatch: string) => get(url, { 'if-match': ifMatch, range: 'bytes=990-' });
    for (const held of [tag, `"x", ${tag}`, '*']) expect((await resumeDownload(held)).statusCode).toBe(206);
    for (const other of ['"x"', `W/${tag}`, '']) {
      const response = await resumeDownload(other);
      expect([response.statusCode, response.body]).toEqual([412, '']);
    }
  });

  it('respects a refused encoding', async () => {
    const response = await get('/sales/', { 'accept-encoding': 'br;q=0, gzip' });
    expect([response.headers['content-encoding'], response.body]).toEqual([undefined, page]);
  });

  it('lets hashed files be cached for a year', async () => {
    const script = await get('/app-0123456789abcdef0123.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    expect((await get('/static/a/picture.avif')).headers['cache-control']).toBe('immutable');
    expect((await get('/page-data/sales/page-data.json')).headers['cache-control']).toMatch(/max-age=0/);
  });

  it('never sends an older or a newer variant, regardless of the times of the files', async () => {
    const file = path.join(publicDir, 'news/index.html');
    const [morning, evening] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T20:00:00Z')];
    await putWithBrotli('news/index.html', 'old page');
    await utimes(file, morning, morning);
    const before = await get('/news/', { 'accept-encoding': 'br' });
    expect(before.rawPayload).toEqual(brotliCompressSync('old page'));
    await putWithBrotli('news/index.html', 'new page');
    await utimes(file, evening, evening);
    const after = await get('/news/', { 'accept-encoding': 'br' });
    expect(after.rawPayload).toEqual(brotliCompressSync('new page'));
    // A rollback that keeps times and the variants of the newer build.
    await rm(path.join(publicDir, variantPaths('news/index.html', etagOf('old page')).br));
    await put('news/index.html', 'old page');
    await utimes(file, morning, morning);
    const back = await get('/news/', { 'accept-encoding': 'br' });
    expect([back.body, back.headers['content-encoding']]).toEqual(['old page', undefined]);
  });

  it('distinguishes files with the same size and time', async () => {
    const file = path.join(publicDir, 'data.json');
    await put('data.json', '{"a":1}');
    await utimes(file, new Date(0), new Date(0));
    const { etag } = (await get('/data.json')).headers;
    await put('data.json', '{"a":2}');
    await utimes(file, new Date(0), new Date(0));
    const again = await get('/data.json', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([200, '{"a":2}']);
  });
});

describe('audio and video', () => {
  const url = '/media/%C3%A9pisode%201.mp3';

  it('sends the range that a player requests', async () => {
    const whole = await get(url);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' });
    const part = await get(url, { range: 'bytes=990-' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 990-999/1000', 'content-length': '10' });
    expect(part.rawPayload).toEqual(audio.subarray(990));
  });

  it('refuses a range that does not exist, and sends the whole file if it has changed', async () => {
    const outside = await get(url, { range: 'bytes=1000-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */1000']);
    const changed = await get(url, { range: 'bytes=0-1', 'if-range': '"older"' });
    expect([changed.statusCode, changed.rawPayload.byteLength]).toEqual([200, 1000]);
  });

  it('supports ranges only for GET', async () => {
    const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } });
    expect([head.statusCode, head.headers['content-length'], head.headers['content-range']]).toEqual([
      200,
      '1000',
      undefined,
    ]);
  });
});
