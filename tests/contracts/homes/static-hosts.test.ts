import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKind } from '../../../src/host/content-type';
import { compileHeaderRules } from '../../../src/host/header-rules';
import { files, writeFixtureSite, type FixtureSite } from './fixture-site';
import {
  parseHeadersFile,
  parseRedirectsFile,
  valuesByName,
  type HeadersBlock,
  type RedirectLine,
} from './static-host-rules';

let site: FixtureSite;
let headersText: string;
let blocks: readonly HeadersBlock[];
let redirects: readonly RedirectLine[];

beforeAll(async () => {
  site = await writeFixtureSite();
  headersText = await readFile(path.join(site.publicDir, '_headers'), 'utf8');
  blocks = parseHeadersFile(headersText);
  redirects = parseRedirectsFile(await readFile(path.join(site.publicDir, '_redirects'), 'utf8'));
});
afterAll(() => site.remove());

// https://developers.cloudflare.com/workers/static-assets/headers/ and .../redirects/
describe('for Cloudflare the files', () => {
  it('keep to the limits: 100 blocks, 2,000 characters a line, one star in a path', () => {
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.length).toBeLessThanOrEqual(100);
    for (const line of headersText.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    for (const block of blocks) expect(block.path.split('*').length).toBeLessThanOrEqual(2);
  });

  it('have one block for each path, of which the last one would count', () => {
    const paths = blocks.map((block) => block.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('keep to the limits of redirects: 2,000 of them, 1,000 characters each, statuses that it knows', () => {
    expect(redirects.length).toBeGreaterThan(5);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    for (const { from, to, status } of redirects) {
      expect(`${from} ${to} ${status}`.length).toBeLessThanOrEqual(1000);
      expect([301, 302, 303, 307, 308]).toContain(status);
      // None of the 100 with stars or placeholders, which are read in another way.
      expect(from).toMatch(/^\/[^*:]*$/);
    }
  });
});

// https://docs.netlify.com/manage/routing/headers/ and .../redirects/overview/
describe('for Netlify the files', () => {
  it('set no header that it reserves', () => {
    const reserved =
      /^(?:accept-ranges|age|allow|alt-svc|connection|content-encoding|content-length|content-range|date|server|set-cookie|trailer|transfer-encoding|upgrade)$/i;
    const names = blocks.flatMap(({ headers }) => headers.map(([name]) => name));
    expect(names.filter((name) => reserved.test(name))).toEqual([]);
  });
});

describe('for both the files', () => {
  it('redirect as the tables do, in both slash forms, and never what is a file', () => {
    const expected = site.manifest.redirects
      .filter(({ from }) => !(from.slice(1) in files))
      .flatMap(({ from, to, status }) => [
        { from, to, status },
        { from: `${from}/`, to, status },
      ]);
    expect(redirects).toEqual(expected);
  });

  it.each(Object.keys(files).filter((name) => !/^(?:404|500|quoted)/.test(name)))(
    'have %s sent as the tables do, where values of several rules are joined',
    (name) => {
      const address = name.endsWith('index.html') && !name.startsWith('media/') ? name.slice(0, -10) : name;
      const table = compileHeaderRules(site.manifest.headers)(`/${address}`);
      const sent = valuesByName(blocks, `/${address}`);
      const cache = sent.get('cache-control') ?? [];
      // These hosts send `max-age=0, must-revalidate` of their own, and `no-cache` goes before other directives.
      if (table['cache-control'] === 'no-cache')
        expect(cache.length === 0 || cache.includes('no-cache')).toBe(true);
      else expect(cache.at(-1)).toBe(table['cache-control']);
      for (const header of Object.keys(table).filter((other) => other !== 'cache-control'))
        expect([header, sent.get(header)]).toEqual([header, expect.arrayContaining([table[header]])]);
    },
  );

  it('run no upload, and send types that such hosts may not know', () => {
    for (const name of ['media/plan.svg', 'media/old/deep/terms.html', 'media/feed.xml'])
      expect(valuesByName(blocks, `/${name}`).get('content-security-policy')).toContain('sandbox');
    for (const name of ['sales/atom.xml', 'farmlandexchange/feed.xml', 'opensearch.xml'])
      expect(valuesByName(blocks, `/${name}`).get('content-type')).toEqual([contentKind(name).type]);
  });
});
