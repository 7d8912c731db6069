/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LotTable } from './LotTable';

const lots = [
  {
    href: '/auctions/coulee/parcels/parcel-1/',
    id: 'parcel-1',
    number: '1',
    name: 'Parcel 1',
    land: 'All of 12-10-17-W4M',
    use: 'Irrigated section',
    area: '640.0 ac',
    cultivated: '612.0 ac',
    price: '$6,400,000',
    perTitledAcre: '$10,000/ac',
    perCultivatedAcre: '$10,458/ac',
    outcome: 'for sale' as const,
  },
  {
    href: '/auctions/coulee/parcels/parcel-3/',
    id: 'parcel-3',
    number: '3',
    name: 'Parcel 3',
    land: 'SE-14-10-17-W4M',
    use: 'Native grass',
    area: '160.0 ac',
    cultivated: '–',
    price: '$260,000',
    perTitledAcre: '$1,625/ac',
    perCultivatedAcre: '–',
    outcome: 'not sold' as const,
  },
  {
    href: '/auctions/coulee/parcels/en-bloc/',
    id: 'en-bloc',
    number: '1, 3',
    enBloc: true,
    name: 'En bloc, parcels 1 and 3',
    land: 'Parcel 1, Parcel 3',
    use: 'The same land in one bid',
    area: '800.0 ac',
    cultivated: '612.0 ac',
    price: '$6,660,000',
    perTitledAcre: '$8,325/ac',
    perCultivatedAcre: '$10,882/ac',
    outcome: 'not sold' as const,
  },
];

beforeEach(() => {
  render(<LotTable caption="The parcels of the sale" lots={lots} priceLabel="Starting bid" withOutcome />);
});

afterEach(cleanup);

describe('LotTable', () => {
  it('is a table with a caption and a heading for every column', () => {
    expect(screen.getByRole('table', { name: 'The parcels of the sale' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Parcel',
      'Land use',
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
      '1Parcel 1All of 12-10-17-W4M',
      '3Parcel 3SE-14-10-17-W4M',
      '1, 3En bloc, parcels 1 and 3Parcel 1, Parcel 3',
    ]);
    expect(screen.getByRole('link', { name: 'Parcel 3' }).getAttribute('href')).toBe(lots[1]?.href);
  });

  it('shows the outcome of a lot, its acres and its prices', () => {
    const row = screen.getByRole('row', { name: /^3 ?Parcel 3/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Native grass',
      '160.0 ac',
      '–',
      '$260,000 not sold',
      '$1,625/ac',
      '–',
    ]);
  });

  it('gives each row an anchor to which the plan leads', () => {
    expect(screen.getByRole('row', { name: /^3 ?Parcel 3/ }).id).toBe('parcel-3');
  });

  it('labels every cell for the stack that it becomes on small screens', () => {
    const row = screen.getByRole('row', { name: /^1 ?Parcel 1/ });
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

  it('explains a group where parcels have their use', () => {
    const row = screen.getByRole('row', { name: /^1, 3 ?En bloc/ });
    expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(
      'The same land in one bid. Not added to the total.',
    );
  });

  it('has no columns of prices where no lot has one', () => {
    cleanup();
    const withdrawn = lots.map((lot) => ({
      ...lot,
      price: '–',
      perTitledAcre: '–',
      perCultivatedAcre: '–',
    }));
    render(<LotTable caption="As they were offered" lots={withdrawn} priceLabel="Starting bid" />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Parcel',
      'Land use',
      'Titled',
      'Cultivated',
    ]);
  });
});
