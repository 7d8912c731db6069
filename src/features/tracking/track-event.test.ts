import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

let warn: jest.SpiedFunction<typeof console.warn>;

const pixel = { id: '1234567890', origin: 'https://pixel.example' };

beforeEach(() => {
  jest.resetModules();
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  Object.assign(TRACKING, { pixel: null });
  jest.restoreAllMocks();
});

describe('trackEvent', () => {
  it('does nothing without a pixel', async () => {
    const { setPixel, trackEvent } = await import('./track-event');
    const send = jest.fn();
    setPixel(send);
    trackEvent('SetReminder');
    setPixel(null);
    trackEvent('SetReminder');
    expect(send).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('sends events from before the pixel was started once, and later ones at once', async () => {
    Object.assign(TRACKING, { pixel });
    const { setPixel, trackEvent } = await import('./track-event');
    trackEvent('ContactLinkClick');
    const send = jest.fn();
    setPixel(send);
    trackEvent('ContactFormSubmit');
    setPixel(send);
    expect(send.mock.calls.map(([name]) => name)).toEqual(['ContactLinkClick', 'ContactFormSubmit']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('only warns in the console when the pixel is not initialised', async () => {
    Object.assign(TRACKING, { pixel });
    const { setPixel, trackEvent } = await import('./track-event');
    trackEvent('ContactLinkClick');
    setPixel(null);
    trackEvent('SubscribeNewsletter');
    expect(warn.mock.calls).toEqual([
      ['The tracking pixel is not initialised: SubscribeNewsletter was not sent.'],
    ]);
  });
});
