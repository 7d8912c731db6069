import { describe, expect, it } from '@jest/globals';
import { withReturnUrl } from './return-url';

const login = 'https://engine.example/login/';

describe('withReturnUrl', () => {
  it('adds the page, whatever its address holds', () => {
    const here = 'https://www.example.com/sales/?label=Saint-Paul%2C+AB&return=x#top';
    const address = new URL(withReturnUrl(`${login}?lang=fr`, here));
    expect(address.searchParams.get('return')).toBe(here);
    expect(address.searchParams.get('lang')).toBe('fr');
  });

  it('replaces a return URL', () => {
    const before = withReturnUrl(login, 'https://www.example.com/faq/');
    expect(new URL(withReturnUrl(before, 'https://www.example.com/')).searchParams.getAll('return')).toEqual([
      'https://www.example.com/',
    ]);
  });

  it.each(['about:blank', 'file:///home/index.html', `https://www.example.com/?q=${'x'.repeat(2000)}`])(
    'leaves out an address that is not a web page or too long: %.30s',
    (here) => {
      expect(withReturnUrl(login, here)).toBe(login);
      expect(withReturnUrl(`${login}?return=x`, here)).toBe(login);
    },
  );
});
