import { expect, it } from '@jest/globals';
import { legalXml } from './legal-xml';

it('removes the characters that XML forbids, and nothing else', () => {
  expect(legalXml('a\u0000b\u0007c\u001Bd\uFFFEe\uD83Df')).toBe('abcdef');
  const text = '<p>\té à “x” — 😀\r\n</p>';
  expect(legalXml(text)).toBe(text);
});
