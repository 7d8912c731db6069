import { describe, expect, it } from '@jest/globals';
import { isScrolledByBrowser } from './browser-scroll';

const page = { pathname: '/faq/', search: '', hash: '' };
const anchor = { ...page, hash: '#Private-Sale' };

describe('isScrolledByBrowser', () => {
  it('is true for an anchor of the page that the browser has loaded', () => {
    expect(isScrolledByBrowser(undefined, anchor)).toBe(true);
    expect(isScrolledByBrowser(undefined, page)).toBe(false);
  });

  it('is true for a link or a step to an anchor within the page', () => {
    expect(isScrolledByBrowser(page, anchor)).toBe(true);
  });

  it('leaves to the router what it goes to itself', () => {
    expect(isScrolledByBrowser(page, { ...anchor, action: 'PUSH' })).toBe(false);
  });

  it('leaves to the router what it has to render first', () => {
    expect(isScrolledByBrowser({ ...page, pathname: '/' }, anchor)).toBe(false);
    expect(isScrolledByBrowser({ ...page, search: '?category=all' }, anchor)).toBe(false);
    expect(isScrolledByBrowser(anchor, page)).toBe(false);
  });
});
