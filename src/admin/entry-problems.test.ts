import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { yamlFormat } from './content-format';
import { entryProblems } from './entry-problems';

const place = yamlFormat.fromFile(readFileSync('content/places/brandon-mb.yaml', 'utf8'));

it('has nothing against an entry as it is', () => {
  expect(entryProblems({ collection: 'places', slug: 'brandon-mb', data: place })).toEqual([]);
});

it('says what is wrong in the words of the schema', () => {
  const data = { ...place, latitude: 118, name: '' };
  expect(entryProblems({ collection: 'places', slug: 'brandon-mb', data })).toEqual([
    'name (Name) is missing. Write: Such as Spirit River.',
    'latitude (Latitude) 118 is too large: at most 84. Write: Degrees, such as 55.78.',
  ]);
});

it('knows settings by their file and questions by their category', () => {
  expect(entryProblems({ collection: 'settings', slug: 'mails', data: {} }).length).toBeGreaterThan(0);
  const question = { title: 'Q', summary: 'S', updated: '2026-11-03', body: 'Text.' };
  const entry = { collection: 'questions-buying-farmland', slug: 'q' };
  expect(entryProblems({ ...entry, data: question })).toEqual([]);
  expect(entryProblems({ ...entry, data: { ...question, updated: 'soon' } })).toEqual([
    'updated (Last updated) "soon" is not a date. Write: Year-month-day, such as 2026-11-03.',
  ]);
});
