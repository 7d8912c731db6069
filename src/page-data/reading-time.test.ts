import { describe, expect, it } from '@jest/globals';
import { readingTime } from './reading-time';

function textOf(count: number): string {
  return Array.from({ length: count }, () => 'land').join(' ');
}

describe('readingTime', () => {
  it('is at least a minute, in words', () => {
    expect(readingTime('')).toBe('One-minute read');
    expect(readingTime(textOf(250))).toBe('One-minute read');
    expect(readingTime(textOf(300), textOf(300))).toBe('Three-minute read');
    expect(readingTime(textOf(3000))).toBe('15-minute read');
  });

  it('counts words, not tags', () => {
    const tags = Array.from({ length: 400 }, () => '<td class="r fig">1</td>').join('');
    expect(readingTime(tags)).toBe('Two-minute read');
  });
});
