/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMetaPixel } from './meta-pixel';
import { trackEvent } from './track-event';

const pixel = { id: '1234567890', origin: 'https://pixel.example' };

beforeEach(() => {
  Object.assign(TRACKING, { pixel });
});

afterEach(() => {
  Object.assign(TRACKING, { pixel: null });
  document.head.replaceChildren();
  delete window.fbq;
  jest.restoreAllMocks();
});

describe('createMetaPixel', () => {
  it('queues the page and events until its script has arrived, and reads no forms', () => {
    const service = createMetaPixel(pixel);
    trackEvent('ContactLinkClick');
    service.start();
    service.viewPage?.();
    expect(window.fbq?.queue).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, '1234567890'],
      ['init', '1234567890'],
      ['track', 'PageView'],
      ['trackCustom', 'ContactLinkClick'],
      ['track', 'PageView'],
    ]);
    expect(document.querySelector('script')?.src).toBe('https://pixel.example/en_US/fbevents.js');
  });

  it('sends events to the script, until the visitor declines, and again after that', () => {
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const service = createMetaPixel(pixel);
    service.start();
    const commands: unknown[][] = [];
    if (window.fbq !== undefined) window.fbq.callMethod = (...command) => commands.push(command);
    trackEvent('SetReminder');
    service.revoke();
    trackEvent('ContactFormSubmit');
    service.resume();
    trackEvent('SubscribeNewsletter');
    expect(commands).toEqual([
      ['trackCustom', 'SetReminder'],
      ['consent', 'revoke'],
      ['consent', 'grant'],
      ['track', 'PageView'],
      ['trackCustom', 'SubscribeNewsletter'],
    ]);
  });
});
