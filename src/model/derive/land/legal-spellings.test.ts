import { expect, it } from '@jest/globals';
import { explainLegalDescription } from './explain-legal-description';
import { findLand } from './find-land';
import { parseLegalDescription } from './legal-description';
import { legalSpellings } from './legal-spellings';

function spellings(text: string): string[] {
  const description = parseLegalDescription(text);
  const example = description.ok ? explainLegalDescription(description.value) : null;
  if (example === null) throw new Error(`${text} is not a quarter of a section.`);
  return legalSpellings(example);
}

it('spells land as people do', () => {
  expect(spellings('NE-16-73-6-W6M')).toEqual(['NE16-73-6-W6', 'ne 16 73 6 w6', '16-73-6-W6']);
});

it.each(['NE-16-73-6-W6M', 'NE 17-3-4 WPM', 'SW-18-44-13-W4M'])('%s is found by each spelling', (text) => {
  const found = spellings(text).map((spelling) => findLand(spelling)?.label);
  const section = text.slice(3);
  expect(found).toEqual([text, text, section]);
});
