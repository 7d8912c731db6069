import { describe, expect, it } from '@jest/globals';
import { readingTime } from './reading-time';

function words(count: number): string {
  return Array.from({ length: count }, () => 'land').join(' ');
}

describe('readingTime', () => {
  it('is a minute at least, and in words', () => {
    expect(readingTime('')).toBe('One-minute read');
    expect(readingTime(words(250))).toBe('One-minute read');
    expect(readingTime(words(300), words(300))).toBe('Three-minute read');
    expect(readingTime(words(3000))).toBe('15-minute read');
  });

  it('counts words, not tags', () => {
    const tags = Array.from({ length: 400 }, () => '<td class="r fig">1</td>').join('');
    expect(readingTime(tags)).toBe('Two-minute read');
  });
});
