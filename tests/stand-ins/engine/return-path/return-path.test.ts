import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { returnAddress } from './return-address';
import { withReturnPath, destinationOf, parseReturnPath } from './return-path';

const site = 'http://localhost:9000';

describe('the return path', () => {
  it.each(['/', '/sales/?a=1&b=%C3%A9#x', '//evil.example/', '/@evil.example', ''])(
    'may be the path %s of the site',
    (path) => {
      const back = returnAddress(site + path, site);
      expect(back).toBe(site + (path || '/'));
    },
  );

  it.each([
    'https://evil.example/',
    'https://localhost:9000/',
    'http://localhost:9001/',
    'http://localhost:90001/',
    'http://localhost/',
    'http://localhost:9000.evil.example/',
    'http://localhost:9000@evil.example/',
    'http://a:b@localhost:9000/',
    'http://localhost:9000\\@evil.example/',
    'http:\\\\localhost:9000/',
    'http:/localhost:9000/',
    'http://localhost:9000/\u0000',
    'http://localhost:9000/a\r\nset-cookie: x=1',
    ' http://localhost:9000/',
    'http%3A%2F%2Flocalhost%3A9000%2F',
    '//localhost:9000/',
    '/sales/',
    'javascript:alert(1)//http://localhost:9000/',
    'data:text/html,http://localhost:9000/',
    'blob:http://localhost:9000/1',
    `http://localhost:9000/${'a'.repeat(2000)}`,
    '',
  ])('is never %j', (address) => {
    expect(returnAddress(address, site)).toBeNull();
  });

  it('is on the site for any input', () => {
    const pieces = fc.constantFrom(
      site,
      'http:',
      'javascript:',
      '//',
      '\\',
      '@',
      ':',
      '.evil.example',
      '/',
      '?',
      '#',
      '%2f',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (parts) => {
        const back = returnAddress(parts.join(''), site);
        expect(back === null || back.startsWith(`${site}/`)).toBe(true);
      }),
    );
  });
});

describe('the return path of a visitor', () => {
  const way = { back: `${site}/sales/?a=1&b=2`, next: '/profile/' };

  it('survives every step, and leads back to the site', () => {
    const address = new URL(withReturnPath('/login/', way), 'http://localhost:9001');
    expect(parseReturnPath(Object.fromEntries(address.searchParams), site)).toEqual(way);
    expect(destinationOf(way, site)).toBe(`/profile/?return=${encodeURIComponent(way.back)}`);
    expect(destinationOf({ ...way, next: null }, site)).toBe(way.back);
    expect(destinationOf({ back: null, next: null }, site)).toBe(`${site}/`);
  });

  it.each([
    '//evil.example/',
    '/logout/',
    '/auctions/../parcels/',
    '/profile/\n',
    'https://evil.example/profile/',
  ])('leads to no other page of the engine, such as %j', (next) => {
    expect(parseReturnPath({ next }, site).next).toBeNull();
  });
});
