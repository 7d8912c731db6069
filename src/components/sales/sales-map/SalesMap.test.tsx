/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { setPolledStatuses } from '../../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../../features/sale-status/server-clock';
import { salesMap } from '../../../model/derive/map/sales-map';
import type { MapPlace } from './map-entry';
import { SalesMap } from './SalesMap';
import { exampleListedSales } from './SalesMap.example';

const map = salesMap(exampleListedSales.map(({ card }) => card.position));
const all = new Set(exampleListedSales.map(({ card }) => card.schedule.slug));

interface Shown {
  readonly matching?: ReadonlySet<string>;
  readonly place?: MapPlace | null;
}

function show({ matching = all, place = null }: Shown = {}): void {
  render(<SalesMap id="map" sales={exampleListedSales} matching={matching} map={map} place={place} />);
}

beforeAll(() => {
  // Tests report no intersections.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => {
  cleanup();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
});

describe('SalesMap', () => {
  it('links each sale whose land can be placed, with its name and status', () => {
    show();
    const links = within(screen.getByRole('group', { name: 'Map of the sales' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['1, Clear Prairie, nearby a town, AB, selling now', '/gallery/#clear-prairie'],
      ['2, Burnt Birch, nearby a town, AB, upcoming', '/gallery/#burnt-birch'],
      ['3, Valley Grass, nearby a town, SK, postponed', '/gallery/#valley-grass'],
    ]);
  });

  it('calls a sale neither live nor upcoming while the engine has an unknown status for it', () => {
    show();
    act(() => {
      fallBackToDeviceClock();
      setPolledStatuses({ statuses: new Map([['clear-prairie', 'paused']]), madeAt: Date.now() });
    });
    expect(screen.getAllByRole('link', { name: /^1, / })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^1, / }).getAttribute('aria-label')).toBe(
      '1, Clear Prairie, nearby a town, AB, status to be confirmed',
    );
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      '1Clear Prairie nearby a town, AB, status to be confirmed',
    );
  });

  it('lists every sale under its province, with the number of its marker', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Alberta',
      'Saskatchewan',
      'Manitoba',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Clear Prairie nearby a town, AB, selling now',
      '2Burnt Birch nearby a town, AB',
      '3Valley Grass nearby a town, SK, postponed',
      '4Two Rivers nearby a town, MB',
    ]);
  });

  it('explains the cross when the visitor has chosen a place', () => {
    show({ place: { position: [-118.8, 55.17], name: 'Grande Prairie, AB' } });
    expect(screen.getByText(/The cross is the place you chose\./)).toBeTruthy();
  });

  it('has no cross for a place that is not on the map', () => {
    show({ place: { position: [-63.57, 44.65], name: 'Halifax, NS' } });
    expect(screen.queryByText(/The cross/)).toBeNull();
  });

  it('leaves out the sales that the filters exclude, and keeps the numbers of the rest', () => {
    show({ matching: new Set(['valley-grass']) });
    expect(screen.getAllByRole('link', { name: /^3, Valley Grass/ })).toHaveLength(1);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3Valley Grass nearby a town, SK, postponed',
    ]);
  });

  it('says so when no sale matches', () => {
    show({ matching: new Set() });
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText('No sales match these filters')).toBeTruthy();
  });
});
