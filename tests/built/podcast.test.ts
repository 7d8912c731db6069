import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseRssFeed } from 'feedsmith';
import sharp from 'sharp';
import { z } from 'zod';
import { parseTranscript } from '../../src/model/load/files/transcript';
import { readAudio } from '../../src/model/load/files/read-audio';
import { readFiles, readPages } from './built-site';

const pages = readPages();
const files = readFiles();
const known = new Set(pages.map((page) => page.path));
const source = read('/farmlandexchange/feed.xml');
const feed = parseRssFeed(source);
const items = feed.items ?? [];
const origin = new URL(feed.link ?? 'about:blank').origin;
const episodePages = pages.filter(({ template }) => template === 'episode');

function fileAt(address: string): string {
  return path.join('public', decodeURIComponent(address));
}

function read(address: string): string {
  return readFileSync(fileAt(address), 'utf8');
}

/** The address within the site. */
function within(address: string | undefined): string {
  const url = new URL(address ?? 'about:blank');
  expect([address, url.origin]).toEqual([address, origin]);
  return url.pathname;
}

/** A date in the format of RFC 2822, with the right day of the week. */
function expectMailDate(date: unknown): void {
  const text = String(date);
  expect(text).toMatch(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/,
  );
  expect(new Date(text).toUTCString().slice(0, 3)).toBe(text.slice(0, 3));
}

async function expectCover(address: string | undefined): Promise<void> {
  const file = within(address);
  expect(files.has(file)).toBe(true);
  const { format, width, height } = await sharp(fileAt(file)).metadata();
  expect(['jpeg', 'png']).toContain(format);
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
}

describe('the podcast as a whole', () => {
  it('has everything that directories require', () => {
    expect(feed).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      language: expect.stringMatching(/^[a-z]{2}(-[A-Z]{2})?$/),
      itunes: {
        author: expect.any(String),
        owner: { name: expect.any(String), email: expect.stringContaining('@') },
        categories: [{ text: expect.any(String) }],
        type: 'episodic',
      },
      podcast: { locked: { value: true, owner: expect.stringContaining('@') }, medium: 'podcast' },
    });
    expect(known).toContain(within(feed.link));
  });

  it('marks explicit content with true or false, as directories read it', () => {
    const flags = [...source.matchAll(/<itunes:explicit>(.*?)</g)].map(([, flag]) => flag);
    expect(flags).toHaveLength(items.length + 1);
    expect(flags.every((flag) => flag === 'true' || flag === 'false')).toBe(true);
  });

  it('has its address and its identity', () => {
    const self = feed.atom?.links?.find(({ rel }) => rel === 'self');
    expect(self).toEqual({
      href: `${origin}/farmlandexchange/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(feed.podcast?.guid).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('has a cover that directories accept', async () => {
    await expectCover(feed.itunes?.image);
  });

  it('is linked in the head of every page about it, and of no other', () => {
    const naming = pages.filter(
      ({ root }) => root.querySelector('link[type="application/rss+xml"]') !== null,
    );
    const about = pages.filter(({ template }) => ['podcast', 'episode', 'transcript'].includes(template));
    expect(naming.map((page) => page.path)).toEqual(about.map((page) => page.path));
  });
});

describe('its episodes', () => {
  it('are those of the site, newest first', () => {
    expect(items.map(({ link }) => within(link)).sort()).toEqual(
      episodePages.map((page) => page.path).sort(),
    );
    for (const { pubDate } of items) expectMailDate(pubDate);
    const times = items.map(({ pubDate }) => Date.parse(String(pubDate)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expectMailDate(feed.lastBuildDate);
  });

  it('have an identity of their own that is not an address', () => {
    const guids = items.map(({ guid }) => guid?.value);
    expect(new Set(guids).size).toBe(items.length);
    expect(items.every(({ guid }) => guid?.isPermaLink === false)).toBe(true);
    expect(guids.join(' ')).not.toContain(new URL(origin).host);
  });

  it('have their audio with its true length', async () => {
    for (const { enclosures = [], itunes } of items) {
      expect(enclosures).toHaveLength(1);
      const file = within(enclosures[0]?.url);
      const bytes = readFileSync(fileAt(file)).byteLength;
      expect(enclosures[0]).toMatchObject({ type: 'audio/mpeg', length: bytes });
      const sound = await readAudio(fileAt(file), bytes);
      expect(sound.ok && sound.value.seconds).toBe(itunes?.duration);
    }
  });

  it('have a picture that directories accept, a number and a type', async () => {
    for (const { itunes } of items) {
      await expectCover(itunes?.image);
      expect(itunes?.episode).toBeGreaterThan(0);
      expect(['full', 'trailer', 'bonus']).toContain(itunes?.episodeType);
    }
  });

  it('name people, those of the team with their pages', () => {
    for (const { podcast } of items) {
      const persons = podcast?.persons ?? [];
      expect(persons.some(({ role }) => role === 'host')).toBe(true);
      for (const { href } of persons) expect(known).toContain(within(href));
    }
  });

  it('have notes whose links work from anywhere', () => {
    for (const { content } of items) {
      const links = [...(content?.encoded ?? '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(
        ([, link]) => link,
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(known).toContain(within(link));
    }
  });
});

const Chapters = z.strictObject({
  version: z.literal('1.2.0'),
  title: z.string(),
  podcastName: z.string(),
  author: z.string(),
  chapters: z.array(z.strictObject({ startTime: z.int().nonnegative(), title: z.string().min(1) })).min(3),
});

describe('the files of an episode', () => {
  it('are chapters in order, within the recording', () => {
    for (const { itunes, podcast } of items) {
      expect(podcast?.chapters?.type).toBe('application/json+chapters');
      const { chapters } = Chapters.parse(JSON.parse(read(within(podcast?.chapters?.url))));
      const starts = chapters.map(({ startTime }) => startTime);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(starts.at(-1)).toBeLessThan(itunes?.duration ?? 0);
    }
  });

  it('include every word, as captions, as text and as a page', () => {
    for (const { link, podcast } of items) {
      const offered = new Map(podcast?.transcripts?.map(({ type, url }) => [type, within(url)]));
      expect([...offered.keys()]).toEqual(['text/vtt', 'text/plain', 'text/html']);
      const captions = parseTranscript('', read(offered.get('text/vtt') ?? ''));
      const cues = captions.ok ? captions.value : [];
      expect(cues.length).toBeGreaterThan(5);
      expect(offered.get('text/html')).toBe(`${within(link)}transcript/`);
      const page = pages.find((one) => one.path === offered.get('text/html'));
      const text = read(offered.get('text/plain') ?? '');
      for (const cue of cues) {
        expect(text).toContain(cue.text);
        expect(page?.root.text).toContain(cue.text);
        expect(text).toContain(cue.speaker);
      }
    }
  });
});
