/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LotTable } from './LotTable';

const lots = [
  {
    href: '/auctions/coulee/parcels/parcel-1/',
    name: 'Parcel 1',
    land: 'All of 12-10-17-W4M',
    use: 'Irrigated section',
    titled: '640.0 ac',
    cultivated: '612.0 ac',
    price: '$6,400,000',
    perTitledAcre: '$10,000/ac',
    perCultivatedAcre: '$10,458/ac',
    outcome: 'for sale' as const,
  },
  {
    href: '/auctions/coulee/parcels/parcel-3/',
    name: 'Parcel 3',
    land: 'SE-14-10-17-W4M',
    use: 'Native grass',
    titled: '160.0 ac',
    cultivated: '–',
    price: '$260,000',
    perTitledAcre: '$1,625/ac',
    perCultivatedAcre: '–',
    outcome: 'not sold' as const,
  },
];

beforeEach(() => {
  render(<LotTable caption="The parcels of the sale" lots={lots} priceLabel="Starting bid" />);
});

afterEach(cleanup);

describe('LotTable', () => {
  it('is a table with a caption and a heading for every column', () => {
    expect(screen.getByRole('table', { name: 'The parcels of the sale' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Lot',
      'Land',
      'State',
      'Titled',
      'Cultivated',
      'Starting bid',
      'Per titled acre',
      'Per cultivated acre',
    ]);
  });

  it('names each row by its lot and its legal description, and leads to its page', () => {
    const names = screen.getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Parcel 1All of 12-10-17-W4M',
      'Parcel 3SE-14-10-17-W4M',
    ]);
    expect(screen.getByRole('link', { name: 'Parcel 3' }).getAttribute('href')).toBe(lots[1]?.href);
  });

  it('says what became of a lot, its acres and its prices', () => {
    const row = screen.getByRole('row', { name: /Parcel 3/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Native grass',
      'not sold',
      '160.0 ac',
      '–',
      '$260,000',
      '$1,625/ac',
      '–',
    ]);
  });

  it('labels every cell for the stack that it becomes on small screens', () => {
    const row = screen.getByRole('row', { name: /Parcel 1/ });
    const labels = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1),
    );
  });
});
