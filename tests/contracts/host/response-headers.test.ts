import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultTransportSecurity, headerRules } from '../../../src/build/hosting/headers';
import { compileHeaderRules } from '../../../src/host/site/header-rules';
import { serveFiles, type ServedFiles } from './serve-files';

const contentPolicy = "default-src 'none';frame-ancestors 'none'";
const build = { transportSecurity: defaultTransportSecurity, contentPolicy };

let served: ServedFiles;
beforeAll(async () => {
  const names = [
    'index.html',
    'sales/index.html',
    'app-0123456789abcdef.js',
    'page-data/sales/page-data.json',
    'sales/calendar.ics',
    'past-sales/results.csv',
    'preview.png',
    'auctions/goose-lake/preview.png',
    'auctions/goose-lake/parcels/parcel-1/preview.png',
    'static/0123/goose-lake-800.avif',
    'media/podcast/episode-1.mp3',
    'media/documents/title.pdf',
    'media/plan.svg',
    'admin/index.html',
    '404.html',
  ];
  served = await serveFiles(Object.fromEntries(names.map((name) => [name, 'x'])), {
    headers: headerRules(build),
  });
});
afterAll(() => served.stop());

async function headersOf(url: string) {
  return (await served.host.inject({ url })).headers;
}

describe('every response', () => {
  it.each(['/', '/sales/', '/app-0123456789abcdef.js', '/media/plan.svg', '/admin/', '/nothing-here', '/%'])(
    '%s is bound to HTTPS only on this host, to its type and to this site',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(),microphone=(),geolocation=()',
      });
    },
  );

  it('makes browsers refuse scripts without a hash if every script has one, and report them', () => {
    const integrityOf = (rules: Parameters<typeof headerRules>[0]) =>
      compileHeaderRules(headerRules(rules))('/sales/')['integrity-policy'];
    expect(integrityOf(build)).toBeUndefined();
    expect(integrityOf({ ...build, requiresIntegrity: true })).toBe('blocked-destinations=(script)');
    expect(integrityOf({ ...build, requiresIntegrity: true, reportsTo: 'https://reports.example/csp' })).toBe(
      'blocked-destinations=(script),endpoints=(csp)',
    );
  });

  it('has no header for a service that is not configured', async () => {
    expect(await headersOf('/')).not.toHaveProperty('reporting-endpoints');
    expect((await headersOf('/'))['content-security-policy']).toBe(contentPolicy);
  });
});

describe('pages elsewhere', () => {
  it.each([
    '/preview.png',
    '/auctions/goose-lake/preview.png',
    '/auctions/goose-lake/parcels/parcel-1/preview.png',
    '/static/0123/goose-lake-800.avif',
    '/media/podcast/episode-1.mp3',
    '/media/documents/title.pdf',
  ])('may show or play %s', async (url) => {
    expect((await headersOf(url))['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    '/',
    '/sales/',
    '/app-0123456789abcdef.js',
    '/page-data/sales/page-data.json',
    '/sales/calendar.ics',
    '/past-sales/results.csv',
    '/admin/',
    '/api/sale-statuses',
    '/nothing-here',
  ])('load nothing of %s', async (url) => {
    expect((await headersOf(url))['cross-origin-resource-policy']).toBe('same-origin');
  });
});

it('an upload that a browser could run has no access to the origin of the site', async () => {
  expect(await headersOf('/media/plan.svg')).toMatchObject({
    'content-security-policy': 'sandbox',
    'content-disposition': 'attachment',
  });
});

it('with an endpoint, violations are reported to it from pages and from the page for editors', () => {
  const headersFor = compileHeaderRules(headerRules({ ...build, reportsTo: 'https://reports.example/csp' }));
  expect(headersFor('/')['content-security-policy']).toBe(
    `${contentPolicy};report-to csp;report-uri https://reports.example/csp`,
  );
  for (const path of ['/', '/admin/']) {
    expect(headersFor(path)['reporting-endpoints']).toBe('csp="https://reports.example/csp"');
    expect(headersFor(path)['content-security-policy']).toMatch(/;report-to csp;report-uri \S+$/);
  }
});
