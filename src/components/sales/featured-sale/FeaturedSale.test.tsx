/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { setPolledStatuses } from '../../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../../features/sale-status/server-clock';
import type { FeaturedSaleProps } from '../../../page-data/featured-sale';
import { FeaturedSale } from './FeaturedSale';
import { exampleFeaturedSale } from './FeaturedSale.example';

const sheet: FeaturedSaleProps = {
  ...exampleFeaturedSale,
  schedule: { slug: 'clear-prairie', status: 'live', opensAt: null, finalCloseAt: null },
  plan: null,
  firstCloseAt: {
    text: 'Nov 22, 2026 at 11:00 AM ABT',
    day: 'Nov 22, 2026',
    iso: '2026-11-22T17:00:00.000Z',
  },
};

function poll(status: string): void {
  act(() => {
    setPolledStatuses({ statuses: new Map([['clear-prairie', status]]), madeAt: Date.now() });
  });
}

/** Price, area and the note on them, and below them the date. */
function said(): readonly (string | null | undefined)[] {
  const facts = screen.getByText('$240K – $650K').parentElement;
  const date = document.querySelector('aside time')?.parentElement;
  return [facts?.textContent, date?.textContent];
}

class Observer {
  observe(): void {
    // Tests report no intersections.
  }
  disconnect(): void {
    // Nothing to disconnect.
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, writable: true });
  fallBackToDeviceClock();
});

afterEach(() => {
  cleanup();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
});

describe('the sale of the home page', () => {
  it('is for sale, and begins to close with its first parcel', () => {
    render(<FeaturedSale sheet={sheet} />);
    expect(said()).toEqual([
      '$240K – $650K 945.3 ac for sale, starting bids by parcel',
      'Begins to close Nov 22, 2026 at 11:00 AM ABT',
    ]);
  });

  it('is no longer for sale once it is over, and closed with its last parcel', () => {
    render(<FeaturedSale sheet={sheet} />);
    poll('completed');
    expect(said()).toEqual([
      '$240K – $650K 945.3 ac starting bids, results to come',
      'Closed Nov 23, 2026 at 11:00 AM ABT',
    ]);
  });

  it('is neither the next sale nor live while the engine has an unknown status for it', () => {
    render(<FeaturedSale sheet={sheet} />);
    poll('paused for rain');
    expect(screen.getByRole('complementary', { name: 'Status to be confirmed' }).textContent).toMatch(
      /^Status to be confirmed[A-Z]/,
    );
    expect(said()).toEqual([
      '$240K – $650K 945.3 ac for sale, starting bids by parcel',
      'Date Nov 20, 2026 at 9:00 AM ABT to Nov 23, 2026 at 11:00 AM ABT',
    ]);
    expect(screen.queryByText(/next sale|opens|selling now|bidding/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(sheet.href);
  });

  it.each(['postponed', 'withdrawn'])('has no date once it is %s', (status) => {
    render(<FeaturedSale sheet={sheet} />);
    poll(status);
    expect(document.querySelector('aside time')).toBeNull();
  });
});
