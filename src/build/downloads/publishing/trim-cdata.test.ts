import { expect, it } from '@jest/globals';
import { generateRssFeed, parseRssFeed } from 'feedsmith';
import { trimCdata } from './trim-cdata';

it('leaves texts as they are, without a line before and after them', () => {
  const title = 'Bins & bushels ]]> done';
  const xml = generateRssFeed({
    title,
    link: 'https://site.example/',
    description: '<b>Two</b>\n\nlines',
    items: [],
  });
  const tight = trimCdata(xml);
  expect(tight).toContain('<title><![CDATA[Bins & bushels');
  expect(tight).not.toMatch(/<title>\s/);
  expect(parseRssFeed(tight)).toMatchObject({ title, description: '<b>Two</b>\n\nlines' });
});
