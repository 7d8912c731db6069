/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setPolledStatuses } from '../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import type { SaleStatus, TrackedSaleProps } from '../../model/derive/status';
import { SellingBanner } from './SellingBanner';

function sale(slug: string, status: SaleStatus): TrackedSaleProps {
  return { slug, name: `The ${slug}`, status, opensAt: null, finalCloseAt: null };
}

const sales = [sale('coulee', 'upcoming'), sale('bend', 'completed'), sale('ridge', 'postponed')];

function poll(...live: readonly string[]): void {
  act(() => {
    setPolledStatuses({ statuses: new Map(live.map((slug) => [slug, 'live'])), madeAt: Date.now() });
  });
}

function show() {
  return render(
    <>
      <main id="main" tabIndex={-1} />
      <SellingBanner sales={sales} engine="https://bid.example" list="/sales/" />
    </>,
  );
}

function bannerText(): string | null | undefined {
  return screen.queryByRole('region')?.querySelector('span')?.textContent;
}

beforeEach(() => {
  fallBackToDeviceClock();
  poll();
  sessionStorage.clear();
});

afterEach(cleanup);

describe('SellingBanner', () => {
  it.each(['coulee', 'bend', 'ridge'])(
    'leads to the bidding of %s, whatever its status in the build',
    (slug) => {
      show();
      expect(bannerText()).toBeUndefined();
      poll(slug);
      expect(bannerText()).toBe(`The ${slug}`);
      expect(screen.getByRole('link', { name: 'View Bidding' }).getAttribute('href')).toBe(
        `https://bid.example/auctions/${slug}/parcels/`,
      );
    },
  );

  it('leads to the list when several are live', () => {
    show();
    poll('coulee', 'bend');
    expect(bannerText()).toBe('2 Sales');
    expect(screen.getByRole('link', { name: 'View Sales' }).getAttribute('href')).toBe('/sales/');
  });

  it('does not name dismissed sales again, but names all later ones', () => {
    const { unmount } = show();
    poll('coulee', 'bend');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(bannerText()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    poll('coulee', 'bend', 'ridge');
    expect(bannerText()).toBe('The ridge');
    // On the next page of the visit.
    unmount();
    show();
    expect(bannerText()).toBe('The ridge');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(bannerText()).toBeUndefined();
  });
});
