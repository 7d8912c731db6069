import { expect, it } from '@jest/globals';
import { contentKind } from './content-type';

it.each([
  ['farmlandexchange/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['sales/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['farmlandexchange/files/1-talk/transcript.vtt', 'text/vtt; charset=utf-8'],
  ['farmlandexchange/files/1-talk/1-talk-transcript.txt', 'text/plain; charset=utf-8'],
  ['farmlandexchange/files/1-talk/chapters.json', 'application/json+chapters'],
  ['page-data/index/page-data.json', 'application/json'],
  ['media/podcast/episode-1.mp3', 'audio/mpeg'],
])('%s is served as %s', (file, type) => {
  expect(contentKind(file).type).toBe(type);
});

it('serves an unknown type as plain bytes', () => {
  expect(contentKind('notes.unknown').type).toBe('application/octet-stream');
});
