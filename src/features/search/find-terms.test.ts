import { describe, expect, it } from '@jest/globals';
import { excerptOf, findTerms } from './find-terms';

function found(text: string, ...terms: string[]): string[] {
  return findTerms(text, new Set(terms)).map(({ start, end }) => text.slice(start, end));
}

describe('findTerms', () => {
  it('finds whole words whatever their case and accents', () => {
    expect(found('Hélène drains. The drain of HELENE.', 'helene', 'drain')).toEqual([
      'Hélène',
      'drain',
      'HELENE',
    ]);
    expect(found('NW-14-72-6-W6M', '14', 'w6m')).toEqual(['14', 'W6M']);
  });

  it('finds words in markup, and treats markup as text', () => {
    expect(found('<b>drain</b>', 'drain')).toEqual(['drain']);
  });
});

describe('excerptOf', () => {
  const filler = 'Wheat stood on the bench above the river in most years. '.repeat(5);

  it('keeps a short text unchanged', () => {
    expect(excerptOf('A culvert drowned the barley.', new Set(['culvert']))).toBe(
      'A culvert drowned the barley.',
    );
  });

  it('shortens a long text to about two lines, cut between words', () => {
    const text = `${filler}A culvert drowned the barley. ${filler}`;
    const excerpt = excerptOf(text, new Set(['culvert'])) ?? '';
    expect(excerpt).toMatch(/^… .*A culvert drowned the barley\..* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(145);
    expect(text).toContain(excerpt.slice(2, -2));
  });

  it('shows the passage with the most words close together', () => {
    const text = `A culvert was laid. ${filler} The culvert drowned the barley.`;
    expect(excerptOf(text, new Set(['culvert', 'barley']))).toMatch(/^… .*The culvert drowned the barley\.$/);
  });

  it('returns nothing if no word occurs', () => {
    expect(excerptOf(filler, new Set(['culvert']))).toBeNull();
  });
});
