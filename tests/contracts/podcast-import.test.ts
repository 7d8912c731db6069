import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseRssFeed } from 'feedsmith';
import { renderMarkdown } from '../../src/build/markdown/markdown';
import { mediaUrl } from '../../src/build/media/media-files';
import { renderFeed } from '../../src/build/downloads/podcast/podcast-files';
import { podcastFeed } from '../../src/build/downloads/podcast/podcast-feed';
import { siteRoutes } from '../../src/model/derive/routes';
import { loadContent } from '../../src/model/load/load-content';
import { defaultImportLimits } from '../../src/build/podcast-import/import-limits';
import { importPodcast } from '../../src/build/podcast-import/import-podcast';
import { mergeEpisodes } from '../../src/build/podcast-import/merge-episodes';
import { createPodcastHost, type PodcastHost } from '../stand-ins/podcast-host/podcast-host';
import { samplePodcast } from '../stand-ins/podcast-host/sample-podcast';

const limits = { ...defaultImportLimits, totalMs: 20_000, bytes: 100_000, items: 20 };
/** For silent hosts: one that responds may take longer on a busy machine. */
const impatient = { ...limits, timeoutMs: 400 };
let host: PodcastHost;
let folder: string;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'podcast-'));
  host = createPodcastHost(samplePodcast);
  origin = await host.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await host.app.close();
  await rm(folder, { recursive: true, force: true });
});

async function importOnce(deadline?: AbortSignal, from = '/feed.xml', used = limits) {
  const imported = await importPodcast({ folder, limits: used }, origin + from, deadline);
  if (!imported.ok) throw new Error(imported.failure);
  return imported.value;
}

describe('a podcast from another host', () => {
  it('becomes episodes with chapters and transcripts, with audio at its host', async () => {
    const { episodes } = await importOnce();
    expect(episodes[0]).toMatchObject({
      title: 'Québec maple & prairie wheat',
      number: 12,
      guid: 'fence-12',
      // 8:30 PM on the day before, in Alberta.
      published: '2026-11-12',
      summary: 'Two growers compare notes.',
      people: [{ name: 'Hélène Roy', role: 'guest' }],
      recording: {
        source: { kind: 'url', url: `${origin}/12.mp3` },
        type: 'audio/mpeg',
        bytes: 36_500_000,
        seconds: 2292,
      },
      chapters: [
        { start: 0, title: 'Welcome' },
        { start: 64, title: 'Soil' },
      ],
      transcript: [
        { start: 1, end: 4.5, speaker: 'Hélène Roy', text: 'Soil & sun first.' },
        { start: 5, end: 9, speaker: null, text: 'And then the rest: water.' },
      ],
    });
    expect(episodes[1]).toMatchObject({ number: 2, transcript: null, chapters: [] });
  });

  it('shows its notes without their pictures, scripts and attributes', async () => {
    const { episodes } = await importOnce();
    const html = renderMarkdown(episodes[0]?.body ?? '');
    expect(html).toContain('<a href="https://elsewhere.example/maps">The maps</a>');
    expect(html).toContain('<h2 id="notes">Notes</h2>');
    expect(html).toContain('<strong>soil</strong>');
    expect(html).not.toMatch(/<img|<script|alert|javascript|id="main"|<h1/);
  });

  it('leaves out items that cannot be an episode, with a warning', async () => {
    const { episodes, warnings } = await importOnce();
    expect(episodes.map(({ guid }) => guid)).toEqual(['fence-12', 'fence-2', 'fence-extra']);
    expect(warnings).toEqual([
      'Left out of the podcast: “Not yet sure of its day”: pubDate is not a date.',
      expect.stringContaining('“Without number or words” comes without its transcript'),
    ]);
  });

  it('is imported from its new address after a redirect', async () => {
    expect((await importOnce(undefined, '/old-feed')).episodes).toHaveLength(3);
  });

  it('is requested again after a temporary failure', async () => {
    host.failuresLeft = 1;
    expect((await importOnce()).episodes).toHaveLength(3);
    expect(host.requests.slice(0, 2)).toEqual(['503 /feed.xml', '200 /feed.xml']);
  });
});

describe('a second build', () => {
  it('downloads nothing unchanged', async () => {
    const first = await importOnce();
    host.requests.length = 0;
    expect(await importOnce()).toEqual(first);
    expect(host.requests).toEqual(expect.arrayContaining(['304 /feed.xml', '304 /12.srt', '304 /12.json']));
    expect(host.requests.filter((line) => line.startsWith('200'))).toEqual([]);
  });

  it.each([
    ['failing', 'the response was 500'],
    ['garbage', 'the response is not an RSS feed'],
    ['empty', 'the feed has no episodes'],
    ['silent', 'no response within 0.4 seconds'],
  ] as const)('keeps the episodes while the host is %s, with a warning', async (behaviour, why) => {
    const first = await importOnce();
    host.behaviour = behaviour;
    const second = await importOnce(undefined, undefined, behaviour === 'silent' ? impatient : limits);
    expect(second.episodes).toEqual(first.episodes);
    expect(second.warnings[0]).toContain('that of an earlier build');
    expect(second.warnings[0]).toContain(why);
    host.behaviour = 'well';
    expect((await importOnce()).warnings).toEqual(first.warnings);
  });

  it('keeps only the copies that it has requested', async () => {
    await importOnce();
    const copies = await readdir(folder);
    expect(copies).toHaveLength(3);
    await importOnce(undefined, '/old-feed');
    const later = await readdir(folder);
    expect(later).toHaveLength(3);
    expect(copies.filter((copy) => later.includes(copy))).toHaveLength(2);
  });

  it('keeps the episodes when the host is gone', async () => {
    const first = await importOnce();
    await host.app.close();
    expect((await importOnce()).episodes).toEqual(first.episodes);
  });
});

describe('a first build', () => {
  it.each(['failing', 'garbage', 'empty', 'silent'] as const)(
    'stops while the host is %s, with advice',
    async (behaviour) => {
      host.behaviour = behaviour;
      const imported = await importPodcast({ folder, limits: impatient }, `${origin}/feed.xml`);
      expect(imported.ok ? '' : imported.failure).toMatch(
        /PODCAST_FEED_URL is http.*No earlier build has kept a copy.*leave the variable unset/,
      );
    },
  );

  it('stops reading a feed that never ends', async () => {
    const imported = await importPodcast({ folder, limits: { ...limits, bytes: 500 } }, `${origin}/feed.xml`);
    expect(imported.ok ? '' : imported.failure).toContain('larger than');
  });
});

describe('the deadline of an import', () => {
  it('ends the import with the episodes received by then', async () => {
    host.behaviour = 'feed alone';
    const deadline = new AbortController();
    host.onSilence = () => {
      deadline.abort();
    };
    const { episodes, warnings } = await importOnce(deadline.signal);
    expect(episodes).toHaveLength(3);
    expect(warnings.join('\n')).toContain('the 20 seconds for the whole podcast were over');
  });

  it('is the total time of its limits where none is given', async () => {
    host.behaviour = 'silent';
    const used = { ...limits, timeoutMs: 5000, totalMs: 200 };
    const imported = await importPodcast({ folder, limits: used }, `${origin}/feed.xml`);
    expect(imported.ok ? '' : imported.failure).toContain('the 0.2 seconds for the whole podcast were over');
  });
});

describe('imported episodes together with those in content', () => {
  async function merge() {
    const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
    if (!loaded.ok) throw new Error('The sample content is not sound.');
    return mergeEpisodes(loaded.value, (await importOnce()).episodes);
  }

  it('give way to our episode of the same number, and are ordered by date', async () => {
    const { content, warnings } = await merge();
    expect(content.episodes.map(({ title }) => title)).toEqual([
      'Selling the home quarter',
      'Québec maple & prairie wheat',
      'Without number or words',
      'Reading a surface lease',
      'En bloc explained',
      'What a quarter is worth',
    ]);
    expect(content.episodes[1]?.image.file).toBe('podcast/cover.png');
    expect(warnings).toEqual([
      'Left out of the podcast: “En bloc, first told elsewhere”, since it has the number of “En bloc explained”.',
    ]);
  });

  it('are in our feed with audio at its original address', async () => {
    const { content } = await merge();
    const context = {
      content,
      origin: 'https://site.example',
      routes: siteRoutes('brand'),
      mediaUrl,
      html: renderMarkdown,
    };
    const { items = [] } = parseRssFeed(renderFeed(podcastFeed(context)));
    expect(items).toHaveLength(6);
    expect(items[1]).toMatchObject({
      title: 'Québec maple & prairie wheat',
      link: 'https://site.example/farmlandexchange/episodes/12-quebec-maple-prairie-wheat/',
      guid: { value: 'fence-12', isPermaLink: false },
      enclosures: [{ url: `${origin}/12.mp3`, length: 36_500_000, type: 'audio/mpeg' }],
    });
    expect(items[2]?.podcast?.transcripts).toBeUndefined();
  });
});
