import { describe, expect, it } from '@jest/globals';
import { withWayBack } from './way-back';

const login = 'https://engine.example/login/';

describe('withWayBack', () => {
  it('adds the page, whatever its address holds', () => {
    const here = 'https://www.example.com/sales/?label=Saint-Paul%2C+AB&return=x#top';
    const address = new URL(withWayBack(`${login}?lang=fr`, here));
    expect(address.searchParams.get('return')).toBe(here);
    expect(address.searchParams.get('lang')).toBe('fr');
  });

  it('replaces the way back to a page that was left', () => {
    const before = withWayBack(login, 'https://www.example.com/faq/');
    expect(new URL(withWayBack(before, 'https://www.example.com/')).searchParams.getAll('return')).toEqual([
      'https://www.example.com/',
    ]);
  });

  it.each(['about:blank', 'file:///home/index.html', `https://www.example.com/?q=${'x'.repeat(2000)}`])(
    'leaves out what is no web page or too long: %.30s',
    (here) => {
      expect(withWayBack(login, here)).toBe(login);
      expect(withWayBack(`${login}?return=x`, here)).toBe(login);
    },
  );
});
