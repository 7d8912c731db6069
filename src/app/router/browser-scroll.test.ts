/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { isAtAnchor, isScrolledByBrowser } from './browser-scroll';

const page = { pathname: '/faq/', search: '', hash: '' };
const anchor = { ...page, hash: '#Private-Sale' };

describe('isScrolledByBrowser', () => {
  it('is true for a link or a step to an anchor within the page', () => {
    expect(isScrolledByBrowser(page, anchor)).toBe(true);
  });

  it('is false for a step of the router, which scrolls itself', () => {
    expect(isScrolledByBrowser(page, { ...anchor, action: 'PUSH' })).toBe(false);
  });

  it('is false for another page, which the router has to render first', () => {
    expect(isScrolledByBrowser({ ...page, pathname: '/' }, anchor)).toBe(false);
    expect(isScrolledByBrowser({ ...page, search: '?category=all' }, anchor)).toBe(false);
    expect(isScrolledByBrowser(anchor, page)).toBe(false);
  });
});

describe('isAtAnchor', () => {
  /** A page that has been scrolled, with an anchor at 900 px. */
  function scrollPage(start: number) {
    const position = { y: start };
    const part = document.createElement('h2');
    part.id = 'Privé';
    part.scrollIntoView = () => {
      position.y = 900;
    };
    document.body.replaceChildren(part);
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position.y });
    Object.assign(window, {
      scrollTo: (_x: number, y: number) => {
        position.y = y;
      },
    });
    return position;
  }

  it('is true where the hash leads, and leaves the page where it is', () => {
    const position = scrollPage(900);
    expect(isAtAnchor('#Priv%C3%A9')).toBe(true);
    expect(position.y).toBe(900);
  });

  it('is false elsewhere, and leaves the page where it is', () => {
    const position = scrollPage(300);
    expect(isAtAnchor('#Priv%C3%A9')).toBe(false);
    expect(position.y).toBe(300);
  });
});
