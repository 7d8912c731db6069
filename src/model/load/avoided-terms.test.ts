import { expect, it } from '@jest/globals';
import { findAvoidedTerms, listAvoidedTerms } from './avoided-terms';

it('names the file, the line and the term to write instead', () => {
  expect(findAvoidedTerms('content/pages/why.md', 'Good land.\nOne percent over, nearby Falher.')).toEqual([
    { file: 'content/pages/why.md', line: 2, found: 'percent', instead: 'per cent' },
    { file: 'content/pages/why.md', line: 2, found: 'nearby', instead: 'near' },
  ]);
});

it.each([
  'gstPercent: 5',
  'A lot of grass, and a larger town nearby.',
  'Read [the rule](/questions/telephone/).',
  'Until October 31.',
])('accepts %j', (text) => {
  expect(findAvoidedTerms('content/pages/why.md', text)).toEqual([]);
});

it('finds none in the sample content', async () => {
  expect(await listAvoidedTerms('content')).toEqual([]);
});
