/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { trackContactLinks } from './track-contact-links';
import { setPixel } from './track-event';

afterEach(() => {
  Object.assign(TRACKING, { pixel: null });
  setPixel(null);
});

it('tells the pixel of links to the telephone, the e-mail address and the contact page', () => {
  Object.assign(TRACKING, { pixel: { id: '1', origin: 'https://pixel.example' } });
  const sent = jest.fn();
  setPixel(sent);
  trackContactLinks();
  document.body.innerHTML =
    '<a href="tel:+1"><b>Call</b></a><a href="mailto:a@b.example">Write</a><a href="/contact/">Ask</a><a href="/">Home</a>';
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
  });
  for (const link of document.querySelectorAll<HTMLElement>('b, a')) link.click();
  expect(sent.mock.calls).toEqual(Array.from({ length: 4 }, () => ['ContactLinkClick']));
});
