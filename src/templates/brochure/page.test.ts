import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { brochureKind } from './page';
import type { BrochurePageProps } from './props';
import { saleContextsOf } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import { formatPhone } from '../../lib/phone';

const written = new Date('2026-11-22T02:00:00Z');
let context: BuildContext;

function brochureOf(slug: string): BrochurePageProps {
  const page = brochureKind
    .pages(context, saleContextsOf(context))
    .find(({ path: at }) => at.includes(`/${slug}/`));
  if (page === undefined) throw new Error(`There is no sale ${slug}`);
  return page.props;
}

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), written);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  context = exampleBuildContext(loaded.value, written);
});

describe('the brochure of a sale', () => {
  it('has a sheet for each parcel, to which the table leads', () => {
    const { parcels } = brochureOf('carrot-river-black');
    expect(parcels.map(({ anchor, row }) => [anchor, row.href, row.name])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [
        `sheet-parcel-${String(number)}`,
        `#sheet-parcel-${String(number)}`,
        `Parcel ${String(number)}`,
      ]),
    );
  });

  it('is not for search engines', () => {
    expect(brochureOf('four-mile-coulee').head).toMatchObject({
      noindex: true,
      canonical: 'https://www.land.example/auctions/four-mile-coulee/brochure/',
    });
  });

  it("shows the address of the sale for typing, and the day in the sale's time zone", () => {
    const { sale, asOf } = brochureOf('carrot-river-black');
    expect(sale).toEqual({
      label: 'www.land.example/auctions/carrot-river-black',
      href: '/auctions/carrot-river-black/',
    });
    expect(asOf).toEqual({ iso: '2026-11-21', text: 'November 21, 2026' });
  });

  it('names the contacts and the address of the page', () => {
    const { people, phone } = brochureOf('four-mile-coulee');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ email }) => email?.includes('@') ?? true)).toBe(true);
    expect(phone).toBe(formatPhone(context.content.settings.contact.phone));
  });

  it('shows the type, size and date of documents', () => {
    const { documents } = brochureOf('four-mile-coulee');
    expect(documents.length).toBeGreaterThan(0);
    for (const { value } of documents)
      expect(value).toMatch(/^[A-Z]+, [\d.]+ [kM]B, [A-Z][a-z]{2} \d+, 20\d\d$/);
  });

  it('has no dates if the sale has none', () => {
    const postponed = saleContextsOf(context).find(({ status }) => status === 'postponed');
    expect(brochureOf(String(postponed?.sale.slug))).toMatchObject({ dates: null, steps: [] });
  });

  it('names the land under the name, and each quarter only if that differs', () => {
    const [half, quarter] = brochureOf('carrot-river-black').parcels;
    const legal = { label: 'Legal description', value: 'NE, SE 7-45-18-W2M' };
    expect(half?.row.land).toBe('E½ 7-45-18-W2M');
    expect(half?.facts).toContainEqual(legal);
    expect(quarter?.row.land).toBe('NW-8-45-18-W2M');
    expect(quarter?.facts.map(({ label }) => label)).not.toContain('Legal description');
  });

  it('lists each feature once', () => {
    const [parcel] = brochureOf('clear-prairie-quarters').parcels;
    const texts = [...(parcel?.facts ?? []), ...(parcel?.features ?? [])].map(({ value }) => value);
    expect(texts.filter((value) => value.includes('A mile of county road frontage'))).toHaveLength(1);
  });
});
