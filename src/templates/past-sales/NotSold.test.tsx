/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { NotSold } from './NotSold';

const unsoldSummary = 'Of four parcels in sales that closed in 2026, one drew no bid.';
const nothing = { unsold: [], unsoldSummary, postponed: [], withdrawn: [] };

afterEach(cleanup);

describe('NotSold', () => {
  it('lists a parcel without a bid with its land and its starting bid, and explains why', () => {
    const unsold = [
      {
        href: '/auctions/iron-creek/parcels/parcel-4/',
        name: 'Iron Creek, Parcel 4',
        land: 'SW-30-44-13-W4M, 160.0 ac, pasture',
        startingBid: '$165,000',
        perAcre: '$1,031/ac',
      },
    ];
    render(<NotSold {...nothing} unsold={unsold} />);
    expect(screen.getByRole('link', { name: 'Iron Creek, Parcel 4' })).toBeTruthy();
    expect(screen.getByText('Not sold. Starting bid $165,000, $1,031/ac')).toBeTruthy();
    expect(screen.getByText(`A record with only winners is not a record. ${unsoldSummary}`)).toBeTruthy();
  });

  it('shows the reason of a withdrawn sale in place of prices', () => {
    const withdrawn = [
      {
        href: '/auctions/border/',
        name: 'Border Mixed Farm',
        nearby: 'nearby Lashburn, SK',
        picture: null,
        plan: null,
        why: 'Sold privately before bidding opened.',
      },
    ];
    render(<NotSold {...nothing} withdrawn={withdrawn} />);
    expect(screen.getByRole('link', { name: 'Border Mixed Farm' })).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(screen.getByText('Sold privately before bidding opened.')).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('is left out if everything sold', () => {
    const { container } = render(<NotSold {...nothing} />);
    expect(container.childElementCount).toBe(0);
  });
});
