/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { salesMap } from '../../../model/derive/map/sales-map';
import { SalesMap } from './SalesMap';
import { exampleListedSales } from './SalesMap.example';

const map = salesMap(exampleListedSales.map(({ card }) => card.position));

afterEach(cleanup);

describe('SalesMap', () => {
  it('links each sale whose land can be placed, with its name and status', () => {
    render(<SalesMap id="map" sales={exampleListedSales} map={map} position={null} />);
    const links = within(screen.getByRole('group', { name: 'Map of the sales' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['1, Clear Prairie, nearby a town, AB, selling now', '/gallery/#clear-prairie'],
      ['2, Burnt Birch, nearby a town, AB, upcoming', '/gallery/#burnt-birch'],
      ['3, Valley Grass, nearby a town, SK, postponed', '/gallery/#valley-grass'],
    ]);
  });

  it('lists every sale under its province, with the number of its marker', () => {
    render(<SalesMap id="map" sales={exampleListedSales} map={map} position={null} />);
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
    render(<SalesMap id="map" sales={exampleListedSales} map={map} position={[120, 90]} />);
    expect(screen.getByText(/The cross is the place you chose\./)).toBeTruthy();
  });
});
