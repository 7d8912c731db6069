/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { formatShortlist } from '../../features/shortlist/parse-shortlist';
import { shortlist } from '../../features/shortlist/shortlist';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';
import { saleItems } from './sale-items';
import { ShortlistView } from './ShortlistView';

const ranch: ShortlistItemProps = {
  lot: null,
  href: '/auctions/ranch/',
  name: 'Ranch',
  nearby: 'nearby Spirit River, AB',
  schedule: { slug: 'ranch', status: 'upcoming', opensAt: '2026-12-01T16:00:00.000Z', finalCloseAt: null },
  opensAt: { text: 'Dec 1, 2026 at 9:00 AM ABT', day: 'Dec 1, 2026', iso: '2026-12-01T16:00:00.000Z' },
  firstCloseAt: null,
  closesAt: null,
  area: '160 ac',
  price: '$240,000',
  priceNote: 'starting bid',
  calendar: null,
};

const fetched = jest.fn<() => Promise<Partial<Response>>>();

beforeEach(() => {
  // jsdom has no network.
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify([ranch])) });
  localStorage.clear();
  shortlist.set(null);
  saleItems.set(new Map());
});

afterEach(cleanup);

function open(search = ''): void {
  history.replaceState(null, '', `/shortlist/${search}`);
  render(<ShortlistView sales={{ label: 'All upcoming sales', href: '/sales/' }} suggestions={[]} />);
}

/** Goes to another address of the page, as Back and Forward do. */
function travel(search: string): void {
  act(() => {
    history.replaceState(null, '', `/shortlist/${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('ShortlistView', () => {
  it('says that a shared list was added, where the focus goes, and says it once', async () => {
    open('?keep=ranch');
    await screen.findByRole('heading', { name: 'Ranch' });
    fireEvent.click(screen.getByRole('button', { name: 'Add to my shortlist' }));
    const said = 'The list was added to your shortlist.';
    expect(document.activeElement).toBe(screen.getByText(said));
    travel('?keep=ranch');
    expect(screen.getByRole('heading', { name: 'A shortlist that was shared with you' })).toBeTruthy();
    travel('');
    expect(screen.getByRole('heading', { name: 'In the order in which they close' })).toBeTruthy();
    expect(screen.queryByText(said)).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the focus in a row that loads again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    localStorage.setItem('shortlist', formatShortlist([{ key: 'ranch', name: 'Ranch' }]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await screen.findByText('$240,000');
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });
});
