/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { exampleSaleCard } from '../../components/sales/sale-card/SaleCard.example';
import { setPolledStatuses } from '../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import type { SaleStatus } from '../../model/derive/status';
import type { SaleCardProps } from '../../page-data/common-props';
import { MenuSales } from './MenuSales';

function card(slug: string, status: SaleStatus = 'upcoming'): SaleCardProps {
  return {
    ...exampleSaleCard,
    name: slug,
    href: `/auctions/${slug}/`,
    schedule: { slug, status, opensAt: null, finalCloseAt: null },
  };
}

const sales = [
  card('bend'),
  card('coulee'),
  card('plateau'),
  card('ridge'),
  card('flats'),
  card('plain', 'completed'),
];

function poll(statuses: Readonly<Record<string, string>>): void {
  act(() => {
    setPolledStatuses({ statuses: new Map(Object.entries(statuses)), madeAt: Date.now() });
  });
}

function cards(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

beforeEach(() => {
  fallBackToDeviceClock();
  poll({});
});

afterEach(cleanup);

describe('the sales of the Buy Land menu', () => {
  it('are the next four, with their details behind a link', () => {
    render(<MenuSales sales={sales} />);
    expect(cards()).toEqual(['bend', 'coulee', 'plateau', 'ridge']);
    expect(screen.getByRole('link', { name: 'View Details of bend' }).getAttribute('href')).toBe(
      '/auctions/bend/',
    );
    expect(screen.getAllByText('$125K – $840K for sale')).toHaveLength(4);
  });

  it('show the day on which they open, or begin to close while they are live', () => {
    const firstCloseAt = {
      text: 'Dec 1, 2026 at 1:00 PM ABT',
      day: 'Dec 1, 2026',
      iso: '2026-12-01T19:00:00Z',
    };
    render(<MenuSales sales={[{ ...card('bend'), firstCloseAt }]} />);
    expect(screen.getByText('Dec 2, 2026')).toBeTruthy();
    poll({ bend: 'live' });
    expect(screen.queryByText('Dec 2, 2026')).toBeNull();
    const shown = screen.getByText('Dec 1, 2026');
    expect(shown.getAttribute('datetime')).toBe(firstCloseAt.iso);
    expect(shown.parentElement?.textContent).toBe('Begins to close Dec 1, 2026');
  });

  it('have no badge while the engine has an unknown status for them, and stand after the live ones', () => {
    render(<MenuSales sales={[card('coulee'), card('plateau', 'live'), card('bend', 'live')]} />);
    poll({ plateau: 'paused' });
    expect(cards()).toEqual(['bend', 'plateau', 'coulee']);
    const text = screen.getByRole('heading', { name: 'plateau' }).parentElement;
    expect(text?.textContent).toMatch(/^Date Dec 2, 2026plateau/);
    expect(text?.firstElementChild?.textContent).toBe('Date Dec 2, 2026');
  });

  it('follow the current statuses, live ones first', () => {
    render(<MenuSales sales={sales} />);
    poll({ bend: 'completed', plateau: 'live', plain: 'live', ridge: 'postponed' });
    expect(cards()).toEqual(['plateau', 'plain', 'coulee', 'flats']);
  });

  it('are replaced by a sentence when there are none', () => {
    render(<MenuSales sales={sales} />);
    poll(Object.fromEntries(sales.map(({ name }) => [name, 'completed'])));
    expect(cards()).toEqual([]);
    expect(
      screen.getByText(
        "It looks like there aren't any upcoming sales. Check back later for more information!",
      ),
    ).toBeTruthy();
  });
});
