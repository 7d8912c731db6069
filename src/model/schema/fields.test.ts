import { describe, expect, it } from '@jest/globals';
import { webAddress } from './fields';

describe('webAddress', () => {
  const address = webAddress('Facebook', 'The full address.');

  it.each(['https://www.facebook.com/example-land', 'https://a.example/ferme-d’été?a=1&b=%20#top'])(
    'accepts %s',
    (value) => {
      expect(address.safeParse(value).success).toBe(true);
    },
  );

  it.each([' https://a.example/b', 'https://a.example/\nb', 'https://a.example\t/b'])(
    'ignores the white space of %j, as browsers do',
    (value) => {
      expect(address.parse(value)).toBe('https://a.example/b');
    },
  );

  it.each([
    'https://a.example/\u0001b',
    'https://a.example/\u202Eb',
    'https://a.example/ b',
    'https://a.example/"onfocus="alert(1)',
    'https:a.example',
    'https:\\\\a.example',
    'https://user@a.example/',
    'http://a.example/',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
  ])('refuses %j', (value) => {
    expect(address.safeParse(value).success).toBe(false);
  });
});
