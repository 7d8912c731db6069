import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKind, isActive } from '../../../src/host/site/content-type';
import { ask, contactForm, type Answer } from './ask';
import { headersOf, headersOfTables, pick, typeOf } from './expected-headers';
import { files, writeFixtureSite, type FixtureSite } from './fixture-site';
import type { Ability, Deployment, RunningDeployment } from './deployment';

const isName = (name: string): name is keyof typeof files => name in files;
const names = Object.keys(files).filter(isName);
const pages = names.filter((name) => name.endsWith('index.html') && !/^(?:404|500)/.test(name));
/** Files that are requested by their names. */
const plain = names.filter((name) => !name.endsWith('.html') || name.startsWith('media/'));
const hashed = [
  '/app-0123456789abcdef0123.js',
  '/0123456789abcdef0123.css',
  '/static/sky-0123456789abcdef0123.avif',
];
const uploads = plain.filter((name) => name.startsWith('media/') && isActive(contentKind(name)));

/** Files in the folder that do not belong to the site. */
const copies = [
  '/app-0123456789abcdef0123.js.map',
  '/sales/index.html.part',
  '/_headers',
  '/_redirects',
  '/sales/index.html.br',
  '/sales/index.html.gz',
];

/** Registers the tests of everything that visitors and browsers rely on, for one deployment. */
export function describeDeployment(deployment: Deployment): void {
  let site: FixtureSite;
  let running: RunningDeployment;
  const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(running.origin, target, { headers });
  const has = (ability: Ability) => deployment.lacks[ability] === undefined;

  beforeAll(async () => {
    site = await writeFixtureSite();
    running = await deployment.start(site);
  });
  afterAll(async () => {
    await running.stop();
    await site.remove();
  });

  it.each(pages)('serves %s in both slash forms, with a query and by its file name', async (name) => {
    const route = `/${name.slice(0, -'index.html'.length)}`;
    const forms = [route, `${route}?q=%25`];
    const others = route === '/' ? [] : [route.slice(0, -1), `${route.slice(0, -1)}?q=1`, `/${name}`];
    if (has('both slash forms')) forms.push(...others);
    else
      for (const target of others) {
        const answer = await get(target);
        const [, query = ''] = /(\?.*)/.exec(target) ?? [];
        expect([target, answer.status, answer.headers.location]).toEqual([target, 307, route + query]);
      }
    for (const target of forms) {
      const answer = await get(target);
      expect([target, answer.status, answer.body.toString()]).toEqual([target, 200, files[name]]);
      expect(typeOf(answer)).toBe('text/html; charset=utf-8');
      expect(pick(answer, headersOfTables(site))).toEqual(headersOf(site, route));
    }
  });

  it.each(plain)('serves %s with the headers of the tables and its type', async (name) => {
    const answer = await get(`/${name}`);
    expect([answer.status, answer.body.toString()]).toEqual([200, files[name]]);
    if (has('charsets of types')) expect(typeOf(answer)).toBe(contentKind(name).type);
    else expect(typeOf(answer).split(';')[0]).toBe(contentKind(name).type.split(';')[0]);
    expect(pick(answer, headersOfTables(site))).toEqual(headersOf(site, `/${name}`));
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
  });

  it('lets browsers cache files with a hash in their names, and revalidate all others', async () => {
    for (const target of hashed) {
      expect((await get(target)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const target of [
      '/',
      '/sales/',
      '/page-data/sales/page-data.json',
      '/sw.js',
      '/sales/calendar.ics',
    ]) {
      expect((await get(target)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('runs no script of an upload', async () => {
    expect(uploads.length).toBeGreaterThan(4);
    for (const name of uploads) {
      expect((await get(`/${name}`)).headers).toMatchObject({
        'content-security-policy': 'sandbox',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('redirects moved addresses, in both slash forms and with their query', async () => {
    expect(site.manifest.redirects.length).toBeGreaterThan(3);
    for (const { from, to, status } of site.manifest.redirects) {
      if (!has('redirects of files') && isName(from.slice(1))) {
        expect([from, (await get(from)).status]).toEqual([from, 200]);
        continue;
      }
      const targets = from.endsWith('.html') ? [from] : [from, `${from}/`];
      for (const target of targets) {
        for (const query of ['', '?utm=a&b=%25']) {
          const answer = await get(target + query);
          expect([target, answer.status, answer.headers.location]).toEqual([target, status, to + query]);
          if (has('headers of redirects')) expect(answer.headers['x-content-type-options']).toBe('nosniff');
        }
      }
    }
  });

  describe('missing addresses', () => {
    function expectNobodyKeeps(answer: Answer): void {
      if (has('headers of errors')) expect(pick(answer, headersOfTables(site))).toEqual(headersOf(site, '/'));
      expect(answer.headers['cache-control']).toMatch(/^no-cache$|\bmax-age=0,must-revalidate$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }

    it.each([
      '/nothing/',
      '/nothing',
      '/sales/nothing.html',
      '/404',
      '/404/',
      '/404.html',
      '/404/index.html',
    ])('show people the 404 page at %s, even to a browser that has it', async (target) => {
      const answer = await get(target, { 'if-none-match': '*' });
      expect([answer.status, answer.body.toString()]).toEqual([404, files['404.html']]);
      expect(typeOf(answer)).toBe('text/html; charset=utf-8');
      expectNobodyKeeps(answer);
    });

    it.each([
      '/gone-0123456789abcdef0123.js',
      '/static/gone-0123456789abcdef0123.avif',
      '/media/gone.svg',
      '/page-data/gone/page-data.json',
      '/farmlandexchange/files/gone.txt',
    ])('send programs few bytes at %s, which are not cached', async (target) => {
      const answer = await get(target);
      const body = has('short errors') ? '{"error":"Not found"}' : files['404.html'];
      expect([answer.status, answer.body.toString()]).toEqual([404, body]);
      expectNobodyKeeps(answer);
    });

    it.each(['/500', '/500/', '/500.html'])('does not answer %s with a success', async (target) => {
      const answer = await get(target);
      const [status, page] = has('page for faults')
        ? ([500, '500.html'] as const)
        : ([404, '404.html'] as const);
      expect([answer.status, answer.body.toString()]).toEqual([status, files[page]]);
      expectNobodyKeeps(answer);
    });
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.well-known/.env',
    '/sales/.env',
    ...(has('hidden names') ? copies : []),
    '/../secret.txt',
    '/sales/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/sales/..%2f..%2fsecret.txt',
    '/sales%00.html',
    '/media/',
    '/media/episode.mp3/',
  ])('never serves %s', async (target) => {
    const { status, body } = await get(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('SECRET');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect((await ask(running.origin, '/sales/', { method })).status).toBe(405);
  });

  it('answers HEAD as GET, without a body', async () => {
    const always = ['content-type', 'cache-control'];
    const ofFiles = [...always, 'etag', ...(has('lengths for HEAD') ? ['content-length'] : [])];
    for (const [target, names] of [
      ['/sales/', ofFiles],
      ['/media/terms.pdf', ofFiles],
      ['/nothing/', always],
    ] as const) {
      const [head, full] = [await ask(running.origin, target, { method: 'HEAD' }), await get(target)];
      expect([head.status, head.body.byteLength]).toEqual([full.status, 0]);
      expect(pick(head, names)).toEqual(pick(full, names));
    }
  });

  it('answers 304 if nothing has changed, with the headers of the address', async () => {
    for (const target of ['/sales/', '/app-0123456789abcdef0123.js', '/media/terms.pdf']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers } = await get(target, { 'accept-encoding': encoding });
        const conditions = { 'if-none-match': headers.etag ?? '', 'accept-encoding': encoding };
        const again = await get(target, conditions);
        expect([target, again.status, again.body.byteLength]).toEqual([target, 304, 0]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
      expect((await get(target, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('compresses texts', async () => {
    for (const [target, text] of [
      ['/sales/', files['sales/index.html']],
      ['/app-0123456789abcdef0123.js', files['app-0123456789abcdef0123.js']],
      ['/page-data/sales/page-data.json', files['page-data/sales/page-data.json']],
    ] as const) {
      for (const [accepted, encoding, decompress] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        if (encoding === 'br' && !has('compression of the build')) continue;
        const answer = await get(target, { 'accept-encoding': accepted });
        expect([target, answer.headers['content-encoding']]).toEqual([target, encoding]);
        if (has('compression of the build'))
          expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(decompress(answer.body).toString()).toBe(text);
        expect(answer.body.byteLength).toBeLessThan(text.length / 3);
        expect(pick(answer, headersOfTables(site))).toEqual(headersOf(site, target));
        expect(typeOf(answer)).toBe(contentKind(target.endsWith('/') ? 'index.html' : target).type);
      }
      const refused = await get(target, { 'accept-encoding': 'identity' });
      expect([target, refused.headers['content-encoding']]).toEqual([target, undefined]);
    }
  });

  if (has('tags of compressed answers')) {
    it('gives each encoding its own tag', async () => {
      const encodings = ['identity', 'gzip', 'br'];
      const answers = await Promise.all(
        encodings.map((encoding) => get('/sales/', { 'accept-encoding': encoding })),
      );
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    });
  }

  it('sends parts of recordings', async () => {
    const part = await get('/media/episode.mp3', { range: 'bytes=4990-' });
    expect([part.status, part.body.toString()]).toEqual([206, '0123456789']);
    expect(part.headers['content-range']).toBe('bytes 4990-4999/5000');
    expect(part.headers['cache-control']).toBe('public, max-age=86400');
    const beyond = await get('/media/episode.mp3', { range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
    const whole = await get('/media/episode.mp3', { range: 'bytes=0-1', 'if-range': '"other"' });
    expect([whole.status, whole.body.byteLength]).toEqual([200, 5000]);
  });

  it('reveals little about its programs', async () => {
    const { headers } = await get('/');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  if (has('sale statuses')) {
    it.each(['/api/sale-statuses', '/api/sale-statuses/'])('answers %s', async (target) => {
      const answer = await get(target);
      expect([answer.status, answer.body.toString()]).toEqual([
        200,
        '{"data":[{"slug":"goose-lake","saleStatus":"postponed"}]}',
      ]);
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=0/);
      const again = await get(target, { 'if-none-match': answer.headers.etag ?? '' });
      expect(again.status).toBe(304);
    });
  } else {
    it('answers requests for sale statuses with 404', async () => {
      const answer = await get('/api/sale-statuses');
      expect([answer.status, answer.body.toString()]).toEqual([404, '{"error":"Not found"}']);
    });
  }

  if (has('readiness')) {
    it('says that it is ready', async () => {
      const answer = await get('/healthz');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    });
  }

  it.each(['/', '/thanks/'])(`${has('forms') ? 'takes' : 'refuses'} a form at %s`, async (target) => {
    const answer = await ask(running.origin, target, contactForm);
    if (has('forms')) expect([200, 303]).toContain(answer.status);
    else expect(answer.status).toBe(405);
  });
}
