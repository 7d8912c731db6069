/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { SaleStatus } from '../../model/derive/status';
import { SaleParcels } from './SaleParcels';

function lot(number: string) {
  return {
    ...{ href: `/parcel-${number}/`, id: `parcel-${number}`, name: `Parcel ${number}`, number },
    ...{ land: 'NE-20-3-11-W2M', use: 'Cultivated', area: '160.0', cultivated: '150.0' },
    ...{ price: '$300,000', perTitledAcre: '$1,875/ac', perCultivatedAcre: '$2,000/ac' },
    outcome: 'sold' as const,
  };
}

/** Shows the parcels of a sale that was completed when the page was built. */
function showParcels(
  numbers: readonly string[],
  finalPrices: boolean,
  status: SaleStatus = 'completed',
): void {
  const sale = {
    parcels: numbers.map(lot),
    schedule: { slug: 'souris-flats', status: 'completed' as const, opensAt: null, finalCloseAt: null },
    ...{ plan: null, enBlocs: [], finalPrices, riseHtml: '', links: { compare: null } },
  };
  render(<SaleParcels sale={sale} status={status} onPoint={jest.fn()} />);
}

afterEach(cleanup);

describe('the parcels of a completed sale', () => {
  it('are introduced by a sentence on their prices', () => {
    showParcels(['1', '2'], true);
    expect(screen.getByText('What each one sold for.')).toBeTruthy();
    cleanup();
    showParcels(['1'], true);
    expect(screen.getByText('What it sold for.')).toBeTruthy();
  });

  it('have no such sentence if nothing sold or results are still to come', () => {
    showParcels(['1', '2'], false);
    expect(screen.queryByText(/sold for/)).toBeNull();
  });
});

it('have no prices if the sale was withdrawn after the build', () => {
  showParcels(['1', '2'], true);
  expect(screen.getAllByText('$300,000')).toHaveLength(2);
  cleanup();
  showParcels(['1', '2'], true, 'withdrawn');
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(screen.getByText('As they were offered.')).toBeTruthy();
});
