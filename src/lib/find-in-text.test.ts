import { describe, expect, it } from '@jest/globals';
import { findInText } from './find-in-text';

function found(text: string, phrase: string): string[] {
  return findInText(text, phrase).map(({ start, end }) => text.slice(start, end));
}

describe('findInText', () => {
  it('finds words whatever their case and accents, and tells where they stand', () => {
    expect(findInText('Hélène sells. HELENE stays.', 'helene')).toEqual([
      { start: 0, end: 6 },
      { start: 14, end: 20 },
    ]);
    expect(found('Marie-Eve', 'ève')).toEqual(['Eve']);
  });

  it('takes an accent that is written apart with its letter', () => {
    expect(found('He\u0301le\u0300ne sells.', 'hélène')).toEqual(['He\u0301le\u0300ne']);
  });

  it('takes either apostrophe for the other', () => {
    expect(found('That’s the quarter', "that's")).toEqual(['That’s']);
    expect(found("That's the quarter", 'that’s')).toEqual(["That's"]);
  });

  it('counts nothing twice, and finds nothing for nothing', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('GST', '  ')).toEqual([]);
    expect(found('GST', 'PST')).toEqual([]);
    expect(found('a (b) [c]', '(b) [')).toEqual(['(b) [']);
  });

  it('stays in place behind letters of two units', () => {
    expect(found('🌾 wheat', 'wheat')).toEqual(['wheat']);
  });
});
