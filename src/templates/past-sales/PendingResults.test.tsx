/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { SaleStatus } from '../../model/derive/status';
import { PendingResults } from './PendingResults';

function sale(slug: string, status: SaleStatus) {
  return {
    href: `/auctions/${slug}/`,
    name: slug,
    nearby: 'nearby Sexsmith, AB',
    schedule: { slug, status, opensAt: null, finalCloseAt: null },
    closesAt: { text: 'Nov 23, 2026 at 11:00 AM ABT', iso: '2026-11-23T17:00:00.000Z' },
  };
}

afterEach(cleanup);

describe('PendingResults', () => {
  it('lists closed sales only', () => {
    render(<PendingResults sales={[sale('closed', 'completed'), sale('open', 'live')]} />);
    expect(screen.getByRole('heading', { name: 'Just closed, results to come' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['closed']);
    expect(screen.getByText('Closed Nov 23, 2026 at 11:00 AM ABT')).toBeTruthy();
  });

  it('is left out if no sale is waiting for results', () => {
    const { container } = render(<PendingResults sales={[sale('open', 'live')]} />);
    expect(container.childElementCount).toBe(0);
  });
});
