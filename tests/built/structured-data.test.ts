import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readFiles, readPages, type BuiltPage } from './built-site';

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
const Person = z.object({
  name: z.string(),
  jobTitle: z.string(),
  knowsLanguage: z.array(z.string()).min(1),
  image: z.url(),
  worksFor: z.object({ name: z.string(), url: z.url() }),
});
const Video = z.object({
  name: z.string(),
  uploadDate: z.iso.date(),
  duration: z.iso.duration(),
  contentUrl: z.url(),
  thumbnailUrl: z.url(),
  transcript: z.string().min(1),
});
const Contact = z.object({
  mainEntity: z.object({
    sameAs: z.array(z.url()).min(1).optional(),
    contactPoint: z.object({ telephone: z.string(), email: z.email() }),
  }),
});

const Episode = z.object({
  url: z.url(),
  name: z.string(),
  datePublished: z.iso.date(),
  episodeNumber: z.int().positive(),
  partOfSeries: z.object({ '@type': z.literal('PodcastSeries'), url: z.url() }),
  associatedMedia: z.object({
    '@type': z.literal('AudioObject'),
    contentUrl: z.url(),
    encodingFormat: z.literal('audio/mpeg'),
    duration: z.iso.duration(),
    caption: z.object({ contentUrl: z.url(), encodingFormat: z.literal('text/vtt') }),
  }),
});
const Series = z.object({ url: z.url(), name: z.string(), webFeed: z.url(), image: z.url() });

function nodesOf({ root }: BuiltPage) {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ rawText }) => Graph.parse(JSON.parse(rawText))['@graph']);
}

function nodeOf(page: BuiltPage, type: string): unknown {
  return nodesOf(page).find((node) => node['@type'] === type);
}

/** Returns whether an absolute address is a file of this site. */
function isPublished(address: string): boolean {
  return readFiles().has(new URL(address).pathname);
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA')}`;
}

describe('structured data', () => {
  it('parses on every page, in one script', () => {
    for (const page of pages) {
      expect(() => nodesOf(page)).not.toThrow();
      expect(page.root.querySelectorAll('script[type="application/ld+json"]').length).toBeLessThanOrEqual(1);
    }
  });

  it('has the breadcrumb that the page shows', () => {
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
      // Noon of the day in the sale's time zone.
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

  it('has each episode of the podcast as its page shows it, with its audio and words', () => {
    const [podcast] = pages.filter(({ template }) => template === 'podcast');
    if (podcast === undefined) throw new Error('There is no page of the podcast.');
    const series = Series.parse(nodeOf(podcast, 'PodcastSeries'));
    expect(new URL(series.url).pathname).toBe(podcast.path);
    expect([series.webFeed, series.image].every(isPublished)).toBe(true);
    const episodes = pages.filter(({ template }) => template === 'episode');
    expect(episodes.length).toBeGreaterThan(0);
    for (const page of episodes) {
      const episode = Episode.parse(nodeOf(page, 'PodcastEpisode'));
      expect(new URL(episode.url).pathname).toBe(page.path);
      expect(episode.partOfSeries.url).toBe(series.url);
      expect(page.root.text).toContain(episode.name);
      expect(page.root.text).toContain(`Episode ${String(episode.episodeNumber)}`);
      expect(page.root.querySelector(`time[datetime="${episode.datePublished}"]`)).not.toBeNull();
      const { contentUrl, caption } = episode.associatedMedia;
      expect([contentUrl, caption.contentUrl].every(isPublished)).toBe(true);
      expect(page.html).toContain(new URL(contentUrl).pathname);
    }
  });

  it('names a team member as the page does', () => {
    for (const page of pages.filter(({ template }) => template === 'member')) {
      const { name, jobTitle, knowsLanguage } = Person.parse(nodeOf(page, 'Person'));
      for (const words of [name, jobTitle, knowsLanguage.join(', ')]) expect(page.root.text).toContain(words);
    }
  });

  it('has every word of a video, and files that exist', () => {
    for (const page of pages.filter(({ template }) => template === 'testimonial')) {
      const video = Video.parse(nodeOf(page, 'VideoObject'));
      expect(page.root.text).toContain(video.transcript);
      expect([video.contentUrl, video.thumbnailUrl].every(isPublished)).toBe(true);
    }
  });

  it('has the telephone number of the contact page', () => {
    const contact = pages.filter(({ template }) => template === 'contact');
    expect(contact).toHaveLength(1);
    for (const page of contact) {
      const { telephone, email } = Contact.parse(nodeOf(page, 'ContactPage')).mainEntity.contactPoint;
      expect(page.root.querySelector(`main a[href="tel:${telephone}"]`)).not.toBeNull();
      expect(page.root.querySelector(`main a[href="mailto:${email}"]`)).not.toBeNull();
    }
  });

  it('claims no reviews or ratings of ourselves', () => {
    for (const page of pages) {
      expect(JSON.stringify(nodesOf(page))).not.toMatch(/"(?:Review|AggregateRating)"/);
    }
  });
});
