import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../src/build/markdown/markdown';
import { episodeRoute } from '../../src/model/derive/routes';
import { defaultImportLimits, type ImportLimits } from '../../src/build/podcast-import/import-limits';
import { importPodcast, type ImportedPodcast } from '../../src/build/podcast-import/import-podcast';
import { createPodcastHost } from '../stand-ins/podcast-host/podcast-host';
import { samplePodcast } from '../stand-ins/podcast-host/sample-podcast';

const limits = { ...defaultImportLimits, totalMs: 20_000, bytes: 1_000_000, items: 20 };
const sample = samplePodcast['/feed.xml'].text;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'podcast-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function importFiles(
  files: Parameters<typeof createPodcastHost>[0],
  changedLimits: Partial<ImportLimits> = {},
): Promise<ImportedPodcast> {
  const { app } = createPodcastHost(files);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const used = { folder, limits: { ...limits, ...changedLimits } };
  const imported = await importPodcast(used, `${origin}/feed.xml`);
  await app.close();
  if (!imported.ok) throw new Error(imported.failure);
  return imported.value;
}

function importFeed(text: string, type = 'text/xml', encoding?: 'latin1'): Promise<ImportedPodcast> {
  return importFiles({ '/feed.xml': { type, text, ...(encoding !== undefined && { encoding }) } });
}

function changed(from: string | RegExp, to: string): string {
  const text = sample.replace(from, to);
  if (text === sample) throw new Error(`The sample feed has no ${String(from)}.`);
  return text;
}

describe('a feed in Latin-1', () => {
  it.each([
    ['its declaration', changed('encoding="UTF-8"', 'encoding="ISO-8859-1"'), 'text/xml'],
    ['its type', changed(/^.*\n/, ''), 'text/xml; charset=ISO-8859-1'],
  ])('is decoded by %s', async (_where, text, type) => {
    const { episodes } = await importFeed(text, type, 'latin1');
    expect(episodes[0]?.title).toBe('Québec maple & prairie wheat');
    expect(episodes[0]?.people).toEqual([{ name: 'Hélène Roy', role: 'guest' }]);
  });
});

describe('an episode', () => {
  it.each([
    'Fri, 13 Nov 20266 03:30:00 +0000',
    '+020266-11-13T03:30:00Z',
    '-000001-11-13T03:30:00Z',
    '0026-11-13',
  ])('with the date %s is left out, with the reason', async (date) => {
    const { episodes, warnings } = await importFeed(changed('Fri, 13 Nov 2026 03:30:00 +0000', date));
    expect(episodes.map(({ guid }) => guid)).toEqual(['fence-2', 'fence-extra']);
    expect(warnings[0]).toMatch(/“Québec maple .*”: pubDate is not (?:in a year from 1990 to 2100|a date)/);
  });

  it('has a title on one line, and an address that fits the name of a folder', async () => {
    const title = `Fence\u0007 &#10; ${'wheat and barley '.repeat(40)}`;
    const [episode] = (await importFeed(changed('Québec maple &amp; prairie wheat', title))).episodes;
    if (episode === undefined) throw new Error('There is no episode.');
    expect(episode.title).toMatch(/^Fence wheat and barley .*…$/);
    expect(episode.title.length).toBeLessThanOrEqual(301);
    expect(episodeRoute(episode)).toMatch(/^\/farmlandexchange\/episodes\/12-fence-[a-z-]{60,95}\/$/);
  });

  it('runs no expression from braces in its notes', async () => {
    const text = changed('{#main}', '&#123;#main onclick=alert(1)&#125; &amp;#123;.x onclick=alert(1)}');
    const { episodes } = await importFeed(text);
    expect(renderMarkdown(episodes[0]?.body ?? '')).not.toMatch(/id="main"|onclick="|class=/);
  });

  it('is shown as plain text when its notes are nested too deeply, with a warning', async () => {
    const { episodes, warnings } = await importFeed(
      changed('<h1>Notes</h1>', `${'<div>'.repeat(6000)}Deep words. `),
    );
    expect(episodes[0]?.body).toContain('Deep words.');
    expect(warnings).toContain(
      'The notes of “Québec maple & prairie wheat” are shown without their formatting, since their HTML has more than 5000 elements.',
    );
  });
});

describe('a feed', () => {
  it('is rejected when its own elements are nested too deeply', async () => {
    await expect(importFeed(changed('<item>', '<item>'.repeat(20_000)))).rejects.toThrow(
      'the response is not an RSS feed',
    );
  });

  it('with more items than are imported leaves the copy of an earlier build in place, with a warning', async () => {
    const { app } = createPodcastHost({ '/feed.xml': { type: 'text/xml', text: sample } });
    const feedUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/feed.xml`;
    const first = await importPodcast({ folder, limits }, feedUrl);
    await app.close();
    const [, item = ''] = /(<item>[^]*?<\/item>)/.exec(sample) ?? [];
    const { app: next } = createPodcastHost({
      '/feed.xml': { type: 'text/xml', text: changed('<item>', `${item.repeat(20)}<item>`) },
    });
    await next.listen({ port: Number(new URL(feedUrl).port), host: '127.0.0.1' });
    const second = await importPodcast({ folder, limits }, feedUrl);
    await next.close();
    if (!first.ok || !second.ok) throw new Error('An import has failed.');
    expect(second.value.episodes).toEqual(first.value.episodes);
    expect(second.value.warnings[0]).toBe(
      `The podcast is that of an earlier build, since ${feedUrl} gave no new one: the feed has 24 items, and at most 20 are imported.`,
    );
  });

  it('is rejected when no item in it can be an episode, with an example', async () => {
    await expect(importFeed(sample.replace(/<enclosure [^>]*>/g, ''))).rejects.toThrow(
      'none of its 4 items can be an episode, such as “Québec maple & prairie wheat”: enclosures is missing or wrong',
    );
  });
});

describe('a transcript', () => {
  it.each([
    [
      'nested too deeply',
      `00:01.000 --> 00:02.000\n${'<b>'.repeat(10_000)}`,
      'the tags of the transcript are nested too deeply',
    ],
    [
      'later than any recording',
      '9999999999:00:00.000 --> 9999999999:00:01.000\nLate.',
      'the transcript has a passage after more than 100 hours',
    ],
  ])('%s is left out, with a warning', async (_what, passage, why) => {
    const text = `WEBVTT\n\n${passage}\n`;
    const { episodes, warnings } = await importFiles({
      ...samplePodcast,
      '/12.srt': { type: 'text/vtt', text },
    });
    expect(episodes[0]).toMatchObject({ guid: 'fence-12', transcript: null });
    expect(warnings.join('\n')).toMatch(new RegExp(`comes without its transcript, .*/12.srt: ${why}`));
  });

  /** The parser compares each setting of a passage with all previous ones. */
  const slow = Array.from({ length: 100_000 }, (_, index) => `${index.toString(36)}:1`).join(' ');

  it.each([
    ['takes too long to parse', {}, 'it could not be parsed within 0.1 seconds'],
    ['is larger than captions may be', { attachmentBytes: 500_000 }, 'it is larger than 0.5 MB'],
  ])('that %s is left out, with a warning', async (_what, changes, why) => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000 ${slow}\nSlow.\n`;
    const { episodes, warnings } = await importFiles(
      { ...samplePodcast, '/12.srt': { type: 'text/vtt', text } },
      { attachmentParseMs: 100, ...changes },
    );
    expect(episodes[0]).toMatchObject({ guid: 'fence-12', transcript: null });
    expect(warnings.join('\n')).toContain(`/12.srt: ${why}`);
  });
});

it('cannot make a build request addresses in a private network, even by a redirect', async () => {
  const host = createPodcastHost({
    ...samplePodcast,
    '/feed.xml': { type: 'text/xml', text: changed('{origin}/12.srt', 'http://localhost:1/12.srt') },
  });
  host.app.get('/12.json', (request, reply) => reply.redirect(`http://localhost:${String(request.port)}/x`));
  const origin = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const isPrivate = (name: string) => Promise.resolve(name === 'localhost');
  const imported = await importPodcast({ folder, limits, isPrivate }, `${origin}/feed.xml`);
  await host.app.close();
  const why = 'localhost is in a private network, and the feed is not';
  expect(imported.ok ? imported.value.warnings : []).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`without its transcript, http://localhost:1/12.srt: ${why}`),
      expect.stringContaining(`without its chapters, ${origin}/12.json: ${why}`),
    ]),
  );
  expect(host.requests).not.toContainEqual(expect.stringContaining('/x'));
});
