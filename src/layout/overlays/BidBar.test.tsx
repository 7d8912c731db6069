/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { PageOffer } from '../../features/sale-status/page-offer';
import { setPolledStatuses } from '../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { BidBar } from './BidBar';

const opensAt = '2026-12-09T16:00:00.000Z';
const deadline = '2026-12-08T23:00:00.000Z';

const offer: PageOffer = {
  heading: 'Four Mile Coulee',
  schedule: { slug: 'coulee', status: 'upcoming', opensAt, finalCloseAt: '2026-12-09T18:30:00.000Z' },
  dates: { opensAt, firstCloseAt: '2026-12-09T18:00:00.000Z', closesAt: '2026-12-09T18:00:00.000Z' },
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
    // Tests report the intersections.
  }
  disconnect(): void {
    // Nothing to disconnect.
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

function timeLeft() {
  return screen.getByRole('timer', { hidden: true }).textContent;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, writable: true });
});

afterEach(() => {
  cleanup();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
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

  it.each([
    ['2026-12-09T16:30:00.000Z', 'begins to close in 1 h 0 m 00 s'],
    ['2026-12-09T17:40:00.000Z', 'last parcel begins to close in 0 h 20 m 00 s'],
  ])(
    'at %s counts to the first close of parcels that close one after another, then to the last',
    (now, left) => {
      setTime(now);
      show({
        dates: { opensAt, firstCloseAt: '2026-12-09T17:30:00.000Z', closesAt: '2026-12-09T18:00:00.000Z' },
      });
      expect(timeLeft()).toBe(left);
    },
  );

  it.each([
    ['2026-12-09T17:00:00.000Z', 'opens in 1 h 0 m 00 s'],
    ['2026-12-09T18:10:00.000Z', 'begins to close in 0 h 20 m 00 s'],
  ])(
    'at %s counts to the opening of a lot that opens while its sale is live, then to its close',
    (now, left) => {
      const closesAt = '2026-12-09T18:30:00.000Z';
      setTime(now);
      show({ dates: { opensAt: '2026-12-09T18:00:00.000Z', firstCloseAt: closesAt, closesAt } });
      expect(bar()?.querySelector('a')?.textContent).toBe('View Bidding');
      expect(timeLeft()).toBe(left);
    },
  );

  it('counts to the close of a sale that the engine has opened early', () => {
    setTime('2026-12-09T15:50:00.000Z');
    setPolledStatuses({ statuses: new Map([['coulee', 'live']]), madeAt: Date.now() });
    show();
    expect(timeLeft()).toBe('begins to close in 2 h 10 m 00 s');
  });

  it('is not shown once bidding is over, nor on land that takes no bids', () => {
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
