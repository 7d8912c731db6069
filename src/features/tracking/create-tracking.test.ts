/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { createTracking, type TrackingConsent } from './create-tracking';
import type { TrackingService } from './tracking-service';

/** The calls of a service while the consent changes; a dash stands for a page view. */
function callsFor(...steps: readonly (TrackingConsent | '-')[]): string[] {
  const calls: string[] = [];
  const service = Object.fromEntries(
    (['start', 'accept', 'revoke', 'resume', 'viewPage'] as const).map((name) => [
      name,
      () => calls.push(name),
    ]),
  ) satisfies Record<string, () => void> & Partial<TrackingService>;
  const tracking = createTracking([{ start: noop, revoke: noop, resume: noop, ...service }], () =>
    calls.push('refused'),
  );
  for (const step of steps) {
    if (step === '-') tracking.viewPage();
    else tracking.follow(step);
  }
  return calls;
}

function noop(): void {
  // Overridden by the recording functions.
}

describe('createTracking', () => {
  it('starts nothing before the visitor accepts', () => {
    expect(callsFor('refused', '-', 'refused', '-')).toEqual(['refused']);
    expect(callsFor('refused', 'accepted', '-')).toEqual(['refused', 'start', 'accept', 'viewPage']);
  });

  it('starts by itself where that is the rule, and passes the answer on once', () => {
    expect(callsFor('assumed', '-', 'assumed', 'accepted', 'accepted')).toEqual([
      'start',
      'viewPage',
      'accept',
    ]);
  });

  it('stops when the visitor declines, and goes on without loading anything again', () => {
    expect(callsFor('assumed', 'refused', '-', 'refused', 'accepted', '-')).toEqual([
      'start',
      'revoke',
      'resume',
      'accept',
      'viewPage',
    ]);
  });

  it('deletes the cookies of the services when the visitor declines, and no others', () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_fbp=fb.1; path=/';
    document.cookie = 'CookieConsent=declined; path=/';
    callsFor('assumed', 'refused');
    expect(document.cookie).toBe('CookieConsent=declined');
  });
});
