/** @jest-environment jsdom */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { notKeptPage, savedPage } from './saved-page';

beforeAll(() => {
  Object.assign(globalThis, {
    OFFLINE_TEXTS: {
      brand: 'Example Land',
      notice: 'You are offline. This page was saved on {time}.',
      tryAgain: 'Try again',
      notKept: 'This page is not on your device',
      notKeptText: 'You are offline. These pages are on your device:',
    },
  });
});

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('a kept page', () => {
  it('says at its top when it was saved, outside of the part that React hydrates', () => {
    const html =
      '<!DOCTYPE html><html lang="en-CA"><head><meta http-equiv="Content-Security-Policy"></head><body class="x"><div id="___gatsby"></div></body></html>';
    const savedAt = new Date(2026, 10, 22, 9, 14).toISOString();
    const { documentElement, head, body } = parse(savedPage(html, savedAt));
    expect(documentElement.dataset.saved).toBe(savedAt);
    expect(body.className).toBe('x');
    const [notice, app] = [...body.children];
    expect(notice?.textContent).toBe('You are offline. This page was saved on November 22, 2026 at 9:14 AM.');
    expect(notice?.getAttribute('role')).toBe('status');
    expect(app?.id).toBe('___gatsby');
    // The policy of the page would refuse styles after it.
    expect([...head.children].map(({ localName }) => localName)).toEqual(['style', 'meta']);
    expect(notice?.hasAttribute('style')).toBe(false);
  });
});

describe('the page in place of one that was not kept', () => {
  it('links to those that were, with any names', () => {
    const { title, links } = parse(notKeptPage([{ path: '/auctions/ranch/', name: 'Ranch & <b>Sons</b>' }]));
    expect(title).toBe('This page is not on your device | Example Land');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ranch & <b>Sons</b>', '/auctions/ranch/'],
      ['Try again', ''],
    ]);
  });
});
