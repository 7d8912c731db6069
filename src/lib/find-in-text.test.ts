import { describe, expect, it } from '@jest/globals';
import { findInText } from './find-in-text';

function found(text: string, phrase: string): string[] {
  return findInText(text, phrase).map(({ start, end }) => text.slice(start, end));
}

describe('findInText', () => {
  it('finds words regardless of case and accents, with their positions', () => {
    expect(findInText('Hélène sells. HELENE stays.', 'helene')).toEqual([
      { start: 0, end: 6 },
      { start: 14, end: 20 },
    ]);
    expect(found('Marie-Eve', 'ève')).toEqual(['Eve']);
  });

  it('matches a letter with its combining accent', () => {
    expect(found('He\u0301le\u0300ne sells.', 'hélène')).toEqual(['He\u0301le\u0300ne']);
  });

  it('takes either apostrophe for the other', () => {
    expect(found('That’s the quarter', "that's")).toEqual(['That’s']);
    expect(found("That's the quarter", 'that’s')).toEqual(["That's"]);
  });

  it('counts no match twice, and finds none for an empty phrase', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('GST', '  ')).toEqual([]);
    expect(found('GST', 'PST')).toEqual([]);
    expect(found('a (b) [c]', '(b) [')).toEqual(['(b) [']);
  });

  it('keeps positions after letters of two code units', () => {
    expect(found('🌾 wheat', 'wheat')).toEqual(['wheat']);
  });
});
