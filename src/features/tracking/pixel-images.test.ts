/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createPixelImages } from './pixel-images';
import { trackEvent } from './track-event';

const endpoint = 'https://pixel.example/tr';
let sent: string[];

beforeEach(() => {
  Object.assign(TRACKING, { pixel: { id: '1234567890', origin: 'https://pixel.example' } });
  sent = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
    const { origin, pathname, searchParams } = new URL(address);
    sent.push([origin + pathname, ...['id', 'ev', 'dl'].map((name) => searchParams.get(name))].join(' '));
  });
});

afterEach(() => {
  Object.assign(TRACKING, { pixel: null });
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

it('sends the page without what was typed, and events while the visitor allows it', () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/search/?query=widow&utm_source=radio');
  const service = createPixelImages('1234567890', endpoint);
  trackEvent('ContactLinkClick');
  expect(sent).toEqual([]);
  service.start();
  service.revoke();
  trackEvent('ContactFormSubmit');
  service.resume();
  trackEvent('SetReminder');
  const to = `${endpoint} 1234567890`;
  const page = 'http://localhost/search/?utm_source=radio';
  expect(sent).toEqual([
    `${to} PageView ${page}`,
    `${to} ContactLinkClick ${page}`,
    `${to} PageView ${page}`,
    `${to} SetReminder ${page}`,
  ]);
});
