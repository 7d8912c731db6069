import { countInWords } from '../lib/number-words';
import { capitalized } from '../lib/sentence';

const wordsPerMinute = 200;

/**
 * Estimates how long a text takes to read, such as Three-minute read; HTML tags are not counted, and an empty
 * text takes no time.
 */
export function readingTime(...texts: readonly string[]): string {
  const text =
    texts
      .join(' ')
      .replace(/<[^>]+>/g, ' ')
      .match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
  const minutes = countInWords(Math.max(1, Math.round(text / wordsPerMinute)));
  return `${capitalized(minutes)}-minute read`;
}
