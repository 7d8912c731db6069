/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { exampleListedSales } from '../../components/sales/sales-map/SalesMap.example';
import type { CurrentStatus } from '../../model/derive/status';
import { currentSales } from './filter-sales';
import { SaleGroups } from './SaleGroups';

/** The headings of the groups, and below them the names of their sales. */
function grouped(...statuses: readonly CurrentStatus[]): (string | null)[] {
  const current = new Map(
    exampleListedSales.map(({ card }, index) => [card.schedule.slug, statuses[index] ?? 'upcoming']),
  );
  render(
    <SaleGroups sales={currentSales(exampleListedSales, current, null)} near={false} grouped unfiltered />,
  );
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

afterEach(cleanup);

describe('SaleGroups', () => {
  it('has a group for each current status', () => {
    expect(grouped('upcoming', 'live', 'postponed', 'upcoming')).toEqual([
      'Selling now',
      'Burnt Birch',
      'Upcoming',
      'Clear Prairie',
      'Two Rivers',
      'Waiting for a new date',
      'Valley Grass',
    ]);
  });

  it('has a sale of unknown status after those that are live, and not among the upcoming ones', () => {
    expect(grouped('upcoming', 'live', 'unknown', 'upcoming')).toEqual([
      'Selling now',
      'Burnt Birch',
      'Status to be confirmed',
      'Valley Grass',
      'Upcoming',
      'Clear Prairie',
      'Two Rivers',
    ]);
  });
});
