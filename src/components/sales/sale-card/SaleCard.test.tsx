/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { setPolledStatuses } from '../../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../../features/sale-status/server-clock';
import type { SaleCardProps } from '../../../page-data/common-props';
import { SaleCard } from './SaleCard';
import { exampleSaleCard, scheduledAs } from './SaleCard.example';

const upcoming: SaleCardProps = { ...exampleSaleCard, href: '/auctions/burnt-birch-ranch/', plan: null };

afterEach(() => {
  cleanup();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
});

/** Returns the value of a label of the card, such as Opens or Area. */
function fact(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

describe('SaleCard', () => {
  it('names the sale, where it is, when it opens, its area and its price', () => {
    render(<SaleCard sale={upcoming} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Burnt Birch Ranch');
    expect(screen.getByText('nearby Spirit River, AB')).toBeTruthy();
    expect(fact('Opens')).toBe('Dec 2, 2026 at 9:00 AM ABT');
    expect(fact('Area')).toBe('1,115.8 ac for sale');
    expect(fact('Offered')).toBe('3 Parcels, 1 En Bloc');
    expect(screen.getByText('$125K – $840K').parentElement?.textContent).toBe(
      '$125K – $840K for sale, starting bids by parcel',
    );
  });

  it.each(['completed', 'withdrawn'] as const)('marks nothing as for sale in a sale that is %s', (status) => {
    const { container } = render(<SaleCard sale={{ ...upcoming, schedule: scheduledAs(status) }} />);
    expect(container.textContent).not.toContain('for sale');
  });

  it('shows no badge for an unknown status of the engine', () => {
    render(<SaleCard sale={{ ...upcoming, schedule: scheduledAs('live') }} />);
    expect(screen.getByText('SELLING NOW!')).toBeTruthy();
    act(() => {
      setPolledStatuses({ statuses: new Map([['burnt-birch-ranch', 'paused']]), madeAt: Date.now() });
      fallBackToDeviceClock();
    });
    for (const text of ['SELLING NOW!', 'Upcoming']) expect(screen.queryByText(text)).toBeNull();
  });

  it('shows the distance from the place that the visitor chose', () => {
    render(<SaleCard sale={upcoming} distance="58 km" />);
    expect(screen.getByText(/^nearby Spirit River/).textContent).toBe('nearby Spirit River, AB · 58 km');
  });

  it('gives the date in machine-readable form too', () => {
    const { container } = render(<SaleCard sale={upcoming} />);
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-02T15:00:00.000Z');
  });

  it('has one link, with a distinct name for each sale', () => {
    render(<SaleCard sale={upcoming} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['View Details of Burnt Birch Ranch', '/auctions/burnt-birch-ranch/'],
    ]);
  });

  it('leads to the bidding too while it is open', () => {
    const bidding = 'https://engine.example/auctions/burnt-birch-ranch/';
    const { rerender } = render(
      <SaleCard sale={{ ...upcoming, schedule: scheduledAs('live') }} bidding={bidding} />,
    );
    const links = () =>
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links()).toEqual([
      ['View Bidding of Burnt Birch Ranch', bidding],
      ['View Details of Burnt Birch Ranch', '/auctions/burnt-birch-ranch/'],
    ]);
    rerender(<SaleCard sale={upcoming} bidding={bidding} />);
    expect(links()).toEqual([['View Details of Burnt Birch Ranch', '/auctions/burnt-birch-ranch/']]);
  });

  it.each([
    ['live', 'SELLING NOW!'],
    ['upcoming', 'Upcoming'],
    ['completed', 'Completed'],
    ['postponed', 'Postponed'],
    ['withdrawn', 'No longer available'],
  ] as const)('shows for a sale that is %s: %s', (status, text) => {
    render(<SaleCard sale={{ ...upcoming, schedule: scheduledAs(status) }} />);
    expect(screen.getByText(text)).toBeTruthy();
    if (status !== 'live') expect(screen.queryByText('SELLING NOW!')).toBeNull();
  });

  it('shows the reason in place of a date', () => {
    const sale = { ...upcoming, schedule: scheduledAs('postponed') };
    const { container } = render(<SaleCard sale={sale} />);
    expect(fact('Date')).toBe('New date to come');
    expect(container.querySelector('time')).toBeNull();
  });

  it('shows a banner only when the sale has one', () => {
    const { rerender } = render(<SaleCard sale={upcoming} />);
    expect(screen.getByText('Ranch')).toBeTruthy();
    rerender(<SaleCard sale={{ ...upcoming, banner: null }} />);
    expect(screen.queryByText('Ranch')).toBeNull();
  });
});
