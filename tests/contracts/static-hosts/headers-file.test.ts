import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headerRules } from '../../../src/build/hosting/headers';
import { writeStaticHostFiles } from '../../../src/build/hosting/static-host-files';
import { compileHeaderRules } from '../../../src/host/site/header-rules';
import { asCloudflare, asNetlify } from './headers-file';

const build = {
  transportSecurity: 'max-age=63072000',
  contentPolicy: "default-src 'none';require-trusted-types-for 'script'",
  requiresIntegrity: true,
  reportsTo: 'https://reports.example/csp',
  gitHost: { connections: ['https://git.example'], images: ['https://git.example'], opensWindow: true },
};
const onNodeHost = compileHeaderRules(headerRules(build));
let dir: string;
let text: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'headers-'));
  await writeStaticHostFiles(dir, build);
  text = await readFile(path.join(dir, '_headers'), 'utf8');
});
afterAll(() => rm(dir, { recursive: true }));

const addresses = [
  '/',
  '/sales/',
  '/auctions/goose-lake/',
  '/auctions/goose-lake/preview.png',
  '/auctions/goose-lake/parcels/parcel-1/preview.png',
  '/preview.png',
  '/app-0123456789.js',
  '/sw.js',
  '/0123456789.css',
  '/static/0123/goose-lake-800.avif',
  '/media/podcast/episode-1.mp3',
  '/media/documents/title.pdf',
  '/page-data/sales/page-data.json',
  '/sales/calendar.ics',
  '/farmlandexchange/feed.xml',
  '/farmlandexchange/files/1-land/transcript.vtt',
  '/.well-known/security.txt',
  '/admin',
  '/admin/',
  '/admin/admin.js',
  '/admin/admin.css',
  '/admin/config.json',
  '/admin/publish/',
  '/admin/publish/publish.js',
];

describe.each([
  ['Cloudflare', asCloudflare],
  ['Netlify', asNetlify],
])('%s', (_name, readFileAs) => {
  it.each(addresses)('sends the headers of the Node host for %s', (address) => {
    const { 'cache-control': caching, ...expected } = onNodeHost(address);
    const sent = new Map(Object.entries(readFileAs(text)(address)));
    expect(sent.get('cache-control')).toBe(caching);
    // The Node host decides by the extension of a file.
    for (const name of ['cache-control', 'content-type']) sent.delete(name);
    expect(Object.fromEntries(sent)).toEqual(expected);
  });

  // https://docs.netlify.com/manage/routing/headers/
  it('sets no header that Netlify reserves', () => {
    const reserved =
      /^(?:accept-ranges|age|allow|alt-svc|connection|content-encoding|content-length|content-range|date|server|set-cookie|trailer|transfer-encoding|upgrade)$/;
    const names = addresses.flatMap((address) => Object.keys(readFileAs(text)(address)));
    expect(names.filter((name) => reserved.test(name))).toEqual([]);
  });

  it('has one policy for editors, without that for visitors', () => {
    const { 'content-security-policy': policy } = readFileAs(text)('/admin/index.html');
    expect(policy?.match(/default-src/g)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' blob: https://git.example;");
    expect(policy).not.toContain('require-trusted-types-for');
    expect(policy).toContain(';report-to csp;report-uri https://reports.example/csp');
  });

  it('sends the types that the host may not know, and lets podcast apps read the files', () => {
    expect(readFileAs(text)('/farmlandexchange/feed.xml')).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(readFileAs(text)('/farmlandexchange/files/1-land/chapters.json')).toMatchObject({
      'content-type': 'application/json+chapters',
      'access-control-allow-origin': '*',
    });
  });

  it.each(['svg', 'html', 'js', 'mjs', 'xml'])(
    'runs no upload that ends in .%s, at any depth',
    (extension) => {
      for (const folder of ['/media', '/media/documents']) {
        expect(readFileAs(text)(`${folder}/plan.${extension}`)).toMatchObject({
          'content-security-policy': 'sandbox',
          'content-disposition': 'attachment',
          'cache-control': 'public, max-age=86400',
        });
      }
    },
  );
});

describe('a file that Cloudflare would not accept completely', () => {
  it.each([
    ['/a/*/b/*\n  A: 1\n', 'several stars'],
    [`/a\n  A: ${'x'.repeat(2000)}\n`, 'too long'],
    [Array.from({ length: 101 }, (_, index) => `/${String(index)}\n  A: 1\n`).join('\n'), '101 rules'],
  ])('is noticed', (file, reason) => {
    expect(() => asCloudflare(file)).toThrow(reason);
  });

  it('joins values that are not removed', () => {
    expect(asCloudflare('/*\n  A: 1\n\n/x\n  A: 2\n')('/x')).toEqual({ a: '1, 2' });
  });
});
