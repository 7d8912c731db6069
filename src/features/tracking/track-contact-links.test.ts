/** @jest-environment jsdom */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { trackContactLinks } from './track-contact-links';
import { setPixel } from './track-event';

const events: string[] = [];

beforeAll(() => {
  Object.assign(TRACKING, { pixel: { id: '1', origin: 'https://pixel.example' } });
  setPixel((name) => events.push(name));
  trackContactLinks();
});

afterAll(() => {
  Object.assign(TRACKING, { pixel: null });
});

it.each([
  ['tel:+18662637480', 1],
  ['mailto:hello@site.example', 1],
  ['/contact/', 1],
  ['/contact/#form', 1],
  ['/sales/', 0],
  ['https://other.example/contact/', 0],
])('reports a press on a link to %s %s times', (href, times) => {
  document.body.innerHTML = `<a href="${href}"><b>Contact us</b></a>`;
  const link = document.querySelector('a');
  // A page may handle the press and stop its propagation.
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  events.length = 0;
  document.querySelector('b')?.click();
  expect(events).toEqual(Array.from({ length: times }, () => 'ContactLinkClick'));
});
