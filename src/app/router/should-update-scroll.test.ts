/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shouldUpdateScroll } from './should-update-scroll';

const scrollTo = jest.fn();
const observe = jest.fn();
let visit = 'navigate';

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, ResizeObserver: jest.fn(() => ({ observe, disconnect: jest.fn() })) });
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: visit }] });
});

function locationOf(address: string, action?: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash, ...(action !== undefined && { action }) };
}

/** Returns whether the router scrolls after a step from one address to another. */
function judge(
  from: string | null,
  to: string,
  { action, saved = 0 }: { action?: string; saved?: number } = {},
) {
  return shouldUpdateScroll({
    ...(from !== null && { prevRouterProps: { location: locationOf(from) } }),
    routerProps: { location: locationOf(to, action) },
    getSavedScrollPosition: () => [0, saved],
  });
}

describe('shouldUpdateScroll', () => {
  it('leaves a new visit at the top, whatever was saved', () => {
    visit = 'navigate';
    expect(judge(null, '/sales/', { saved: 900 })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('restores the position after a reload and on the way back, also with a hash', () => {
    visit = 'reload';
    expect(judge(null, '/sales/', { saved: 900 })).toBe(false);
    expect(judge('/faq/', '/sales/#map', { saved: 700 })).toBe(false);
    expect(scrollTo.mock.calls).toEqual([
      [0, 900],
      [0, 700],
    ]);
  });

  it('restores the position of a reloaded page that is at its anchor, but not of one that the visitor has scrolled', () => {
    visit = 'reload';
    const part = document.createElement('h2');
    part.id = 'map';
    document.body.replaceChildren(part);
    const position = { y: 500 };
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position.y });
    part.scrollIntoView = () => {
      position.y = 500;
    };
    expect(judge(null, '/sales/#map', { saved: 700 })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    position.y = 300;
    expect(judge(null, '/sales/#map', { saved: 700 })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('lets the router go to the anchor on the development server, which sends no HTML', () => {
    visit = 'navigate';
    const built = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    expect(judge(null, '/sales/#map')).toBe(true);
    expect(judge(null, '/sales/')).toBe(false);
    built.restore();
    expect(judge(null, '/sales/#map')).toBe(false);
  });

  it('leaves steps forward, and pages never scrolled, to the router', () => {
    expect(judge('/faq/', '/sales/#map', { action: 'PUSH', saved: 700 })).toBe(true);
    expect(judge('/faq/', '/sales/')).toBe(true);
  });
});
