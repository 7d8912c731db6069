import { describe, expect, it } from '@jest/globals';
import {
  parseColour,
  parseEmail,
  parseLine,
  parseName,
  parseOrigin,
  parsePhone,
  parseSlug,
  slugOf,
  usualAnswer,
} from './answers';

describe('a name', () => {
  it.each([
    ["Prairie d'Émeraude Land", 'Prairie d’Émeraude Land'],
    ['  4 Winds & Sons  ', '4 Winds & Sons'],
    ['E\u0301cole Land', 'École Land'],
  ])('%s is accepted', (input, value) => {
    expect(parseName(input)).toEqual({ ok: true, value });
  });

  it.each([
    ['"Land"', 'holds "'],
    ['<b>Land</b>', 'holds <'],
    ['Land $& Co', 'holds $'],
    ['Land {brand}', 'holds {'],
    ['Land: Co', 'holds :'],
    ['Land | Co', 'holds |'],
    ['Земля', 'holds З'],
    ['Land\nCo', 'holds a line break'],
    ['Land\u202eCo', 'holds a character that cannot be seen (U+202E)'],
    ['1. Land', 'begins like a mark or a list'],
    ['1e5', 'has no two letters in a row'],
    ['-Land', 'begins like a mark or a list'],
    ['Land -- Co', 'has a sign or a space twice'],
    ['', 'has no two letters in a row'],
    ['L'.repeat(41), 'has more than 40 letters'],
  ])('%j is refused', (input, reason) => {
    const parsed = parseName(input);
    expect(parsed).toEqual({ ok: false, failure: expect.stringContaining(reason) });
    expect(parsed).toEqual({ ok: false, failure: expect.stringContaining('Write ') });
  });
});

describe('a name in addresses', () => {
  it('follows from the name', () => {
    expect(slugOf('Prairie d’Émeraude Land')).toBe('prairie-demeraude-land');
    expect(slugOf('Smith & Sons - Land.')).toBe('smith-sons-land');
    expect(usualAnswer('slug', { name: 'Northern Lights Land' })).toBe('northern-lights-land');
  });

  it.each(['a/b', '../../etc', 'émeraude', 'Land', 'a--b', '-a', 'a b', '', '12', 'x'.repeat(41)])(
    'is not %j',
    (input) => {
      expect(parseSlug(input).ok).toBe(false);
    },
  );
});

describe('other answers', () => {
  it('have usual ones after the address of the site', () => {
    expect(usualAnswer('engine', { site: 'https://www.land.example' })).toBe('https://bid.land.example');
    expect(usualAnswer('email', { site: 'https://land.example:8443' })).toBe('hello@land.example');
    expect(usualAnswer('email', {})).toBe('');
  });

  it.each(['(204) 555-0142', '+1 204.555.0142', '12045550142'])('accept %s as a phone number', (input) => {
    expect(parsePhone(input)).toEqual({ ok: true, value: '+12045550142' });
  });

  it.each(['911', '+44 20 7946 0018', '204-555-014', '204 155 0142', 'call us', ''])(
    'take %j as none',
    (input) => {
      expect(parsePhone(input).ok).toBe(false);
    },
  );

  it.each([
    ['https://www.land.example/', 'Write only https://www.land.example.'],
    ['https://www.land.example/shop?a=1', 'Write only https://www.land.example.'],
    ['https://user:secret@land.example', 'Write only https://land.example.'],
    ['https://LAND.example', 'Write only https://land.example.'],
    ['http://land.example', 'Write https://land.example.'],
    ['www.land.example', 'is not the address of a website'],
    ['javascript:alert(1)', 'is not the address of a website'],
  ])('do not accept %s as an origin', (input, advice) => {
    expect(parseOrigin(input)).toEqual({ ok: false, failure: expect.stringContaining(advice) });
  });

  it('accept one address for e-mails', () => {
    expect(parseEmail('hello@land.example').ok).toBe(true);
    expect(parseEmail('hello@land.example, other@land.example').ok).toBe(false);
    expect(parseEmail('Land <hello@land.example>').ok).toBe(false);
  });

  it('accept plain text on one line', () => {
    expect(parseLine("Prairie d'Or Land, Inc.")).toEqual({ ok: true, value: 'Prairie d’Or Land, Inc.' });
    for (const input of ['<script>', 'a\nb', '{phone}', ' ', 'x'.repeat(201)])
      expect(parseLine(input).ok).toBe(false);
  });

  it('accept colours in six digits', () => {
    expect(parseColour('#8FD19E')).toEqual({ ok: true, value: '#8fd19e' });
    for (const input of ['#fff', 'red', '#8fd19e80', 'url(x)']) expect(parseColour(input).ok).toBe(false);
  });
});
