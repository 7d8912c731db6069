/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as consent from './consent';
import { consentClassScript, hasAnswered } from './consent-class';
import type * as tracking from './tracking-consent';

let saveConsent: typeof consent.saveConsent;
let startsDenied: typeof tracking.startsDenied;
let trackingConsent: typeof tracking.trackingConsent;

const quebec = ['America/Toronto', 'America/Montreal'];

function setTimeZone(timeZone: string | undefined): void {
  const resolved = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat());
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue(Object.assign(resolved, { timeZone }));
}

function setPrivacyControl(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

function runInHead(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
}

beforeEach(async () => {
  // A choice lasts as long as the page.
  jest.resetModules();
  ({ saveConsent } = await import('./consent'));
  ({ startsDenied, trackingConsent } = await import('./tracking-consent'));
  document.documentElement.className = '';
  document.cookie = 'CookieConsent=; path=/; max-age=0';
  setPrivacyControl(undefined);
  setTimeZone('America/Edmonton');
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('startsDenied', () => {
  it.each([
    ['America/Edmonton', false],
    ['America/Toronto', true],
    ['UTC', true],
    ['Etc/GMT+5', true],
    [undefined, true],
  ])('of a device in %s is %s', (zone, denied) => {
    setTimeZone(zone);
    expect(startsDenied(quebec)).toBe(denied);
  });

  it('is false everywhere if no region starts denied', () => {
    setTimeZone(undefined);
    expect(startsDenied([])).toBe(false);
  });
});

describe('trackingConsent', () => {
  it('follows the region until the visitor has chosen, and then the choice', () => {
    expect(trackingConsent(quebec)).toBe('assumed');
    saveConsent('declined');
    expect(trackingConsent(quebec)).toBe('refused');
    setTimeZone('America/Toronto');
    document.cookie = 'CookieConsent=; path=/; max-age=0';
    expect(trackingConsent(quebec)).toBe('refused');
    saveConsent('accepted');
    expect(trackingConsent(quebec)).toBe('accepted');
  });

  it('is the choice of this page if the browser stores no cookies, unless another tab has stored one', () => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    saveConsent('declined');
    expect(trackingConsent(quebec)).toBe('refused');
    saveConsent('accepted');
    expect(trackingConsent(quebec)).toBe('accepted');
    cookies.mockReturnValue('CookieConsent=declined');
    expect(trackingConsent(quebec)).toBe('refused');
  });

  it.each([
    ['CookieConsent={stamp:%27x%27%2Cmarketing:false}', 'assumed', false],
    ['CookieConsent=declinedAll', 'assumed', false],
    ['OldCookieConsent=declined', 'assumed', false],
    ['CookieConsent={stamp:%27x%27}; CookieConsent=declined', 'refused', true],
    ['CookieConsent=declined; CookieConsent={stamp:%27x%27}', 'refused', true],
    ['OldCookieConsent=accepted; CookieConsent=declined; theme=dark', 'refused', true],
  ])('of the cookies %s is %s, and the notice is hidden: %s', (cookies, allowed, hidden) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    runInHead(consentClassScript);
    expect([trackingConsent(quebec), hasAnswered()]).toEqual([allowed, hidden]);
  });

  it('counts Global Privacy Control as declining, and asks nothing then', () => {
    runInHead(consentClassScript);
    expect(hasAnswered()).toBe(false);
    document.documentElement.className = '';
    setPrivacyControl(true);
    runInHead(consentClassScript);
    expect([trackingConsent([]), hasAnswered()]).toEqual(['refused', true]);
    saveConsent('accepted');
    expect(trackingConsent([])).toBe('refused');
    setPrivacyControl(false);
    expect(trackingConsent([])).toBe('accepted');
  });
});
