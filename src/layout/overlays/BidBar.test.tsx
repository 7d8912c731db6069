/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { PageOffer } from '../../features/sale-status/page-offer';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { BidBar } from './BidBar';

const opensAt = '2026-12-09T16:00:00.000Z';
const deadline = '2026-12-08T23:00:00.000Z';

const offer: PageOffer = {
  heading: 'Four Mile Coulee',
  schedule: { slug: 'coulee', status: 'upcoming', opensAt, finalCloseAt: '2026-12-09T18:30:00.000Z' },
  dates: { opensAt, closesAt: '2026-12-09T18:00:00.000Z' },
  registration: { deadline, passed: false },
  links: {
    bidding: 'https://engine.example/auctions/coulee/parcels/',
    register: { label: 'Register To Bid', href: 'https://engine.example/register/' },
    contact: { label: 'Contact Us', href: '/contact/' },
    reminder: '/auctions/coulee/reminder/',
  },
};

/** Reports to the bar whether the page's own button is in view. */
let report: (visible: boolean) => void;

class Observer {
  constructor(onChange: (entries: { readonly isIntersecting: boolean }[]) => void) {
    report = (visible) => {
      act(() => {
        onChange([{ isIntersecting: visible }]);
      });
    };
  }
  observe(): void {
    // Nothing is reported by itself.
  }
  disconnect(): void {
    // Nothing is observed.
  }
}

function setTime(instant: string): void {
  jest.setSystemTime(Date.parse(instant));
  fallBackToDeviceClock();
}

function show(given: Partial<PageOffer> = {}) {
  return render(
    <>
      <p data-offer>
        <a href="/own/">The page’s own button</a>
      </p>
      <BidBar offer={{ ...offer, ...given }} />
    </>,
  );
}

function bar() {
  return screen.queryByRole('region', { name: 'Bid on this land', hidden: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, writable: true });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('BidBar', () => {
  it.each([
    ['2026-12-08T12:00:00.000Z', 'Register To Bid', '1 d 4 h 0 m'],
    ['2026-12-09T12:00:00.000Z', 'Remind me', '4 h 0 m 00 s'],
    ['2026-12-09T17:00:00.000Z', 'View Bidding', '1 h 0 m 00 s'],
  ])('at %s offers %s, with the time left', (now, label, left) => {
    setTime(now);
    show();
    expect(bar()?.querySelector('a')?.textContent).toBe(label);
    expect(bar()?.textContent).toContain('Four Mile Coulee');
    expect(bar()?.textContent).toContain(left);
  });

  it('is gone once bidding is over, and on land that takes no bids', () => {
    setTime('2026-12-09T19:00:00.000Z');
    show();
    expect(bar()).toBeNull();
    cleanup();
    show({ schedule: { ...offer.schedule, status: 'postponed' } });
    expect(bar()).toBeNull();
  });

  it('hides while the button of the page is in view', () => {
    setTime('2026-12-08T12:00:00.000Z');
    show();
    const hidden = bar()?.className;
    report(false);
    const shown = bar()?.className;
    expect(shown).not.toBe(hidden);
    report(true);
    expect(bar()?.className).toBe(hidden);
  });
});
