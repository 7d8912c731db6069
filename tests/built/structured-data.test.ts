import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readPages, type BuiltPage } from './built-site';

const pages = readPages();

const Node = z.looseObject({ '@type': z.string() });
const Graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(Node) });
const Offer = z.object({
  url: z.url(),
  price: z.int().positive(),
  priceCurrency: z.literal('CAD'),
  availability: z.string().startsWith('https://schema.org/'),
});
const Event = z.object({
  eventStatus: z.string(),
  startDate: z.iso.datetime({ offset: true }).optional(),
  offers: z.union([z.array(Offer), z.object({ lowPrice: z.number(), highPrice: z.number() })]).optional(),
});
const Listing = z.object({ offers: Offer.optional() });
const Breadcrumb = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url().optional() })),
});

function nodesOf({ root }: BuiltPage) {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ rawText }) => Graph.parse(JSON.parse(rawText))['@graph']);
}

function nodeOf(page: BuiltPage, type: string): unknown {
  return nodesOf(page).find((node) => node['@type'] === type);
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA')}`;
}

describe('what pages tell machines', () => {
  it('parses on every page, in one script', () => {
    for (const page of pages) {
      expect(() => nodesOf(page)).not.toThrow();
      expect(page.root.querySelectorAll('script[type="application/ld+json"]').length).toBeLessThanOrEqual(1);
    }
  });

  it('is the way that the page shows', () => {
    const withTrail = pages.filter(({ root }) => root.querySelector('nav[aria-label=Breadcrumb]') !== null);
    expect(withTrail.length).toBeGreaterThan(100);
    for (const page of withTrail) {
      const { itemListElement } = Breadcrumb.parse(nodeOf(page, 'BreadcrumbList'));
      const shown = page.root
        .querySelectorAll('nav[aria-label=Breadcrumb] li')
        .map(({ text }) => text.trim());
      expect([page.path, itemListElement.map(({ name }) => name)]).toEqual([page.path, shown]);
      expect(itemListElement.slice(0, -1).every(({ item }) => item !== undefined)).toBe(true);
    }
  });

  it('has the prices and the day of a sale as its page shows them', () => {
    for (const page of pages.filter(({ template }) => template === 'sale')) {
      const { eventStatus, startDate, offers } = Event.parse(nodeOf(page, 'Event'));
      const { text } = page.root;
      if (Array.isArray(offers)) for (const { price } of offers) expect(text).toContain(dollars(price));
      if (startDate === undefined || !eventStatus.endsWith('/EventScheduled')) continue;
      // Noon of the day as the sale's own clock has it.
      const day = new Date(`${startDate.slice(0, 10)}T12:00:00`);
      const shown = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
      expect([page.path, text.includes(shown)]).toEqual([page.path, true]);
    }
  });

  it('has the price of a lot as its page shows it', () => {
    for (const page of pages.filter(({ template }) => template === 'parcel')) {
      const { offers } = Listing.parse(nodeOf(page, 'RealEstateListing'));
      if (offers === undefined) continue;
      expect(page.root.text).toContain(dollars(offers.price));
      expect(new URL(offers.url).pathname).toBe(page.path);
    }
  });
});
