import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse as parseCsv } from 'csv-parse/sync';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { z } from 'zod';
import { readFiles, readPages } from './built-site';
import { company } from '../tooling/company';

const pages = readPages();
const files = readFiles();
const known = new Set(pages.map((page) => page.path));
const origin = new URL(
  pages[0]?.root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? 'about:blank',
).origin;

function read(file: string): string {
  return readFileSync(path.join('public', file), 'utf8');
}

function named(ending: string): string[] {
  return [...files].filter((file) => file.endsWith(ending)).sort();
}

const SalePageData = z.object({
  result: z.object({ pageContext: z.object({ schedule: z.object({ status: z.string() }) }) }),
});

function statusOf(sale: string): string {
  const data = SalePageData.parse(JSON.parse(read(`page-data${sale}page-data.json`)));
  return data.result.pageContext.schedule.status;
}

/** Those of some absolute addresses that lead to no page of this site. */
function strays(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const url = new URL(address);
    return url.origin !== origin || !known.has(url.pathname);
  });
}

function entriesOf(file: string) {
  const calendar = ICAL.Component.fromString(read(file));
  return calendar.getAllSubcomponents('vevent').map((entry) => ({
    uid: String(entry.getFirstPropertyValue('uid')),
    url: String(entry.getFirstPropertyValue('url')),
    text: entry.toString(),
  }));
}

const sales = pages.filter(({ template }) => template === 'sale');
const lots = pages.filter(({ template }) => template === 'parcel');

describe('calendar files', () => {
  const calendars = named('.ics');

  it('exist for sales and lots with a date, and lead to their pages', () => {
    const dated = sales.filter(({ html }) => html.includes('"startDate"'));
    expect(dated.length).toBeGreaterThan(0);
    for (const { path: page } of dated) {
      const slug = page.split('/')[2] ?? '';
      expect(calendars).toContain(`${page}${slug}.ics`);
      for (const { path: lot } of lots.filter((other) => other.path.startsWith(page)))
        expect(calendars).toContain(`${lot}${slug}-${lot.split('/')[4] ?? ''}.ics`);
    }
    expect(strays(calendars.flatMap(entriesOf).map(({ url }) => url))).toEqual([]);
  });

  it('have the same name for an entry in every file, and each entry once', () => {
    const texts = new Map<string, string>();
    for (const file of calendars) {
      const entries = entriesOf(file);
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
      for (const { uid, text } of entries) {
        expect([file, texts.get(uid) ?? text]).toEqual([file, text]);
        texts.set(uid, text);
      }
    }
  });

  it('are combined in one for subscribers', () => {
    expect(entriesOf('sales/calendar.ics').length).toBeGreaterThan(sales.length / 2);
  });
});

const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      id: z.string(),
      geometry: z.object({
        type: z.enum(['Polygon', 'MultiPolygon']),
        coordinates: z.array(z.unknown()).min(1),
      }),
      properties: z.object({ url: z.url(), notice: z.literal('Not a legal survey') }),
    }),
  ),
});

describe('the land of each sale', () => {
  it('exists with every lot', () => {
    for (const { path: page } of sales) {
      const slug = page.split('/')[2] ?? '';
      const { features } = Collection.parse(JSON.parse(read(`${page}${slug}.geojson`)));
      const urls = features.map(({ properties }) => properties.url);
      expect(strays(urls)).toEqual([]);
      expect(urls).toHaveLength(lots.filter((lot) => lot.path.startsWith(page)).length);
    }
  });
});

describe('the feed of new sales', () => {
  const feed = parseAtomFeed(read('sales/atom.xml'));
  const entries = feed.entries ?? [];

  it('lists sales by their pages, newest first', () => {
    const links = entries.map(({ links: [first] = [] }) => first?.href ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(strays(links)).toEqual([]);
    expect(entries.map(({ id }) => id)).toEqual(links);
    const published = entries.map((entry) => String(entry.published));
    expect(published).toEqual([...published].sort().reverse());
  });

  it('has its address and the time of its last change', () => {
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${origin}/sales/atom.xml`);
    const updated = entries.map((entry) => String(entry.updated)).sort();
    expect(String(feed.updated)).toBe(updated.at(-1));
  });

  it('is linked only from the page of sales', () => {
    const naming = pages.filter(
      ({ root }) => root.querySelector('link[type="application/atom+xml"]') !== null,
    );
    expect(naming.map((page) => page.path)).toEqual(['/sales/']);
  });
});

describe('the table of results', () => {
  const rows = parseCsv<Record<string, string>>(read('past-sales/results.csv'), { bom: true, columns: true });

  it('has the results of past sales with links to their lots', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(strays(rows.map((row) => row.Address ?? ''))).toEqual([]);
  });

  it('shows the prices of the pages', () => {
    for (const row of rows.filter(({ 'Price (CAD)': price }) => price !== '')) {
      const page = pages.find(({ path: place }) => `${origin}${place}` === row.Address);
      expect(page?.root.text).toContain(`$${Number(row['Price (CAD)']).toLocaleString('en-CA')}`);
    }
  });
});

describe('pictures for link previews', () => {
  let sizes: { file: string; width: number; height: number; bytes: number }[];

  beforeAll(async () => {
    sizes = await Promise.all(
      named('preview.png').map(async (file) => {
        const bytes = readFileSync(path.join('public', file));
        const { width, height } = await sharp(bytes).metadata();
        return { file, width, height, bytes: bytes.byteLength };
      }),
    );
  });

  it('exist for the site, each sale and each lot of one that is not over, in one size and small', () => {
    const over = sales.filter(({ path: sale }) => ['completed', 'withdrawn'].includes(statusOf(sale)));
    const open = lots.filter(({ path: lot }) => !over.some(({ path: sale }) => lot.startsWith(sale)));
    expect(open.length).toBeLessThan(lots.length);
    expect(sizes).toHaveLength(1 + sales.length + open.length);
    for (const { file, width, height, bytes } of sizes)
      expect([file, width, height, bytes <= 40_000]).toEqual([file, 1200, 630, true]);
  });

  it('are those that pages name, in their true size', () => {
    for (const { path: page, root } of pages) {
      const content = (name: string) =>
        root.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
      if (content('') === '') {
        expect([page, root.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
          page,
          'noindex',
        ]);
        continue;
      }
      const url = new URL(content(''));
      expect([page, url.origin, files.has(url.pathname)]).toEqual([page, origin, true]);
      if (url.pathname.endsWith('/preview.png')) expect(content(':width')).toBe('');
      else expect(Number(content(':width')) / Number(content(':height'))).toBeGreaterThan(0);
    }
  });
});

describe('the file of parcels', () => {
  it('has the land of the sales that are not over', () => {
    const Parcels = z.record(z.string(), z.array(z.tuple([z.string().min(1), z.string().min(1)])).min(1));
    const parcels = Parcels.parse(JSON.parse(read('search/parcels.json')));
    const current = sales.filter(({ path: page }) => !['completed', 'withdrawn'].includes(statusOf(page)));
    expect(current.length).toBeGreaterThan(0);
    expect(
      Object.keys(parcels)
        .map((slug) => `/auctions/${slug}/`)
        .sort(),
    ).toEqual(current.map(({ path: page }) => page).sort());
  });
});

describe('the map', () => {
  it('has the parcels of the sales that are not over, its sources, and at most 30,000 bytes', () => {
    const Map = z.object({ source: z.string(), parcels: z.record(z.string(), z.array(z.unknown()).min(1)) });
    const file = read('sales/map.json');
    const { source, parcels } = Map.parse(JSON.parse(file));
    const current = sales.filter(({ path: page }) => !['completed', 'withdrawn'].includes(statusOf(page)));
    expect(
      Object.keys(parcels)
        .map((slug) => `/auctions/${slug}/`)
        .sort(),
    ).toEqual(current.map(({ path: page }) => page).sort());
    expect(source).toContain('Natural Earth');
    expect(source).toContain('GeoNames');
    expect(brotliCompressSync(file).byteLength).toBeLessThanOrEqual(30_000);
  });
});

describe('the search', () => {
  it('has an index of the pages whose parts have the addresses in it', () => {
    const Index = z.object({ storedFields: z.record(z.string(), z.object({ href: z.string() })) });
    const { storedFields } = Index.parse(JSON.parse(read('search/pages/index.json')));
    const targets = Object.values(storedFields).map(({ href }) => href.replace(/#.*$/, ''));
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((path) => !known.has(path))).toEqual([]);
  });

  it('stays small for this content, both for most searches and in total', () => {
    const parts = named('.json').filter((file) => /^\/?search\/pages\//.test(file));
    const bytes = (file: string) => brotliCompressSync(readFileSync(path.join('public', file))).byteLength;
    const sum = (files: readonly string[]) => files.map(bytes).reduce((a, b) => a + b, 0);
    expect(sum(parts.filter((file) => file.includes('index')))).toBeLessThan(20_000);
    expect(sum(parts)).toBeLessThan(60_000);
  });

  it('is described for browsers, with a link on the search page', () => {
    const page = pages.find(({ path: at }) => at === '/search/');
    const link = page?.root.querySelector('link[rel=search]');
    expect(link?.attributes).toMatchObject({
      type: 'application/opensearchdescription+xml',
      title: company.name,
      href: '/opensearch.xml',
    });
    expect(read('opensearch.xml')).toContain(`template="${origin}/search/?query={searchTerms}"`);
  });
});
