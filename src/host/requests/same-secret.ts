import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [first, second] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
