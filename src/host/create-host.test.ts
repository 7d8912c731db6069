import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import type { HostManifest } from '../model/derive/host-manifest';

const page = `<!doctype html><title>Sales</title>${'<p>Land</p>'.repeat(100)}`;
const manifest: HostManifest<Date> = {
  headers: [
    {
      path: '/*',
      headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' },
    },
  ],
  redirects: [
    { from: '/index.html', to: '/', status: 301 },
    { from: '/farmland-exchange', to: '/farmlandexchange/', status: 301 },
  ],
  schedules: [],
};

let publicDir: string;
let app: FastifyInstance;

async function put(file: string, content: string): Promise<void> {
  const target = path.join(publicDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await put('index.html', page.replace('Sales', 'Home'));
  await put('sales/index.html', page);
  await put('sales/index.html.br', 'twin');
  await put('404.html', '<title>No such page</title>');
  await put('500.html', '<title>Broken</title>');
  await put('app-0123456789abcdef0123.js', 'let a;');
  await put('app-0123456789abcdef0123.js.map', '{}');
  await put('.env', 'SECRET=1');
  await put('_headers', '/*');
  await put('media/plan.svg', '<svg onload="alert(1)"/>');
  await put('media/terms.html', '<script>alert(1)</script>');
  await put('media/feed.xml', '<a/>');
  await put('media/terms.pdf', '%PDF');
  app = createHost({ publicDir, manifest });
});

afterAll(async () => {
  await app.close();
  await rm(publicDir, { recursive: true });
});

describe('pages', () => {
  it.each(['/sales', '/sales/', '/sales?coordinates=1_2', '/sales/?q=%', '/sales/index.html'])(
    'serves the page itself at %s',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, page]);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        'content-length': String(Buffer.byteLength(page)),
      });
    },
  );

  it('redirects moved addresses, with their query', async () => {
    const root = await get('/index.html');
    expect([root.statusCode, root.headers.location]).toEqual([301, '/']);
    const podcast = await get('/farmland-exchange/?utm=a');
    expect(podcast.headers).toMatchObject({
      location: '/farmlandexchange/?utm=a',
      'x-frame-options': 'DENY',
    });
  });

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/sales/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(page)));
  });

  it('refuses other methods', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/sales/' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    const post = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'x/y' },
      payload: 'a',
    });
    expect(post.statusCode).toBe(405);
  });
});

describe('missing addresses', () => {
  it('shows the 404 page with status 404', async () => {
    for (const url of ['/nothing/', '/nothing', '/sales/index.html/x', `/${'long'.repeat(900)}`]) {
      const response = await get(url, { 'if-none-match': '*' });
      expect([url, response.statusCode, response.body]).toEqual([url, 404, '<title>No such page</title>']);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers.etag).toBeUndefined();
    }
  });

  it.each([
    ['/404', 404],
    ['/404/', 404],
    ['/404.html', 404],
    ['/500.html', 500],
  ])('never answers %s with a success', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('sends programs a few bytes', async () => {
    for (const url of [
      '/page-data/nothing/page-data.json',
      '/slice-data/x.json',
      '/api/x',
      '/static/gone.png',
    ]) {
      const response = await get(url);
      expect([url, response.statusCode, response.body]).toEqual([url, 404, '{"error":"Not found"}']);
    }
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/_headers',
    '/app-0123456789abcdef0123.js.map',
    '/sales/index.html.br',
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/sales/%2e%2e/.env',
    '/sales%5c..%5c.env',
    '/sales%00',
    '//sales/',
    '/sales//',
  ])('never serves %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toMatch(/SECRET|Land/);
  });

  it.each(['/%', '/sales/%E0%A4%A', '/%ff'])('answers %s with 400', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['x-frame-options']]).toEqual([400, 'DENY']);
  });
});

describe('uploads of editors', () => {
  it.each(['/media/plan.svg', '/media/terms.html', '/media/feed.xml'])(
    'run no script of %s on the site',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'content-security-policy': 'sandbox',
        'content-disposition': 'attachment',
      });
    },
  );

  it('open as usual if they are documents or pages of the site', async () => {
    for (const url of ['/media/terms.pdf', '/sales/']) {
      const { headers } = await get(url);
      expect([headers['content-security-policy'], headers['content-disposition']]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });
});

describe('symbolic links', () => {
  it('are followed within the site, and never out of it', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    await writeFile(path.join(outside, 'secret.txt'), 'SECRET=1');
    await writeFile(path.join(outside, 'index.html'), 'SECRET=2');
    await symlink(path.join(outside, 'secret.txt'), path.join(publicDir, 'file.txt'));
    await symlink(outside, path.join(publicDir, 'folder'));
    await symlink('sales', path.join(publicDir, 'land'));
    for (const url of ['/file.txt', '/folder/secret.txt', '/folder/', '/folder']) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.body).not.toContain('SECRET');
    }
    expect((await get('/land/')).body).toBe(page);
    await rm(outside, { recursive: true });
  });

  it('may replace the whole site, which then stays the build from the start', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'builds-'));
    for (const build of ['one', 'two']) {
      await mkdir(path.join(dir, build));
      await writeFile(path.join(dir, build, 'index.html'), build);
    }
    await symlink('one', path.join(dir, 'public'));
    const linked = createHost({ publicDir: path.join(dir, 'public'), manifest });
    expect((await linked.inject('/')).body).toBe('one');
    await symlink('two', path.join(dir, 'next'));
    await rename(path.join(dir, 'next'), path.join(dir, 'public'));
    expect((await linked.inject('/')).body).toBe('one');
    await linked.close();
    await rm(dir, { recursive: true });
  });
});

describe('a site that is being replaced', () => {
  it('is not ready, and nothing in it counts as missing', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'replaced-'));
    const folder = path.join(dir, 'public');
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.html'), 'Home');
    const host = createHost({ publicDir: folder, manifest });
    expect((await host.inject('/healthz')).statusCode).toBe(200);
    await rename(folder, path.join(dir, 'away'));
    for (const url of ['/', '/healthz', '/sales/', '/page-data/index/page-data.json']) {
      const response = await host.inject(url);
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 503, 'no-store']);
    }
    await rename(path.join(dir, 'away'), folder);
    expect((await host.inject('/')).body).toBe('Home');
    await host.close();
    await rm(dir, { recursive: true });
  });
});

describe('health and faults', () => {
  it('reports health, uncached', async () => {
    const response = await get('/healthz');
    expect([response.json(), response.headers['cache-control']]).toEqual([{ status: 'ok' }, 'no-store']);
  });

  it('shows the 500 page on an error', async () => {
    const broken = createHost({ publicDir, manifest, logLevel: 'silent' });
    broken.get('/break/', () => {
      throw new Error('disk on fire');
    });
    const response = await broken.inject({ url: '/break/' });
    expect([response.statusCode, response.body]).toEqual([500, '<title>Broken</title>']);
    expect(response.headers['x-frame-options']).toBe('DENY');
    await broken.close();
  });

  it('reveals little when a file cannot be read', async () => {
    await symlink('loop.txt', path.join(publicDir, 'loop.txt'));
    const response = await get('/loop.txt', { 'accept-encoding': 'gzip' });
    expect([response.statusCode, response.json()]).toEqual([500, { error: 'An error has occurred' }]);
    expect(response.headers.etag).toBeUndefined();
  });
});
