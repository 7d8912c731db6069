/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { exampleListedSales } from '../../components/sales/sales-map/SalesMap.example';
import { myPlace } from '../../features/my-place/my-place';
import type { ListedSaleProps } from '../../page-data/listed-sale';
import { SalesBrowser } from './SalesBrowser';
import { useSalesList } from './use-sales-list';

function numbered(count: number): ListedSaleProps[] {
  return Array.from({ length: count }, (_, index): ListedSaleProps => {
    const [, sale] = exampleListedSales;
    if (sale === undefined) throw new Error('The examples hold two sales');
    const slug = `sale-${String(index + 1)}`;
    return {
      ...sale,
      titledAcres: 100 * (index + 1),
      card: {
        ...sale.card,
        name: slug,
        href: `/auctions/${slug}/`,
        schedule: { ...sale.card.schedule, slug },
      },
    };
  });
}

function List({ sales }: { readonly sales: readonly ListedSaleProps[] }) {
  return (
    <SalesBrowser
      list={useSalesList(sales)}
      heading="Upcoming sales"
      summary="Every sale."
      brand="Example Land"
      head={{ title: 'Farmland', description: '', canonical: '', noindex: false, image: null }}
      feeds={[]}
      mapId="map"
    />
  );
}

const fifteen = numbered(15);

function cards(): string[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

async function loadParts(): Promise<void> {
  await Promise.all([
    import('./FilterChips'),
    import('./NoMatches'),
    import('./SaleFilters'),
    import('../../features/query-state/QueryPagination'),
  ]);
}

/** Runs an action and waits for the parts of the list that load on demand. */
async function settle(change: () => void): Promise<void> {
  await act(async () => {
    change();
    await loadParts();
    // The list waits for the same files, and its callbacks run after this one.
    await loadParts();
  });
}

async function show(sales: readonly ListedSaleProps[]): Promise<void> {
  await settle(() => {
    render(<List sales={sales} />);
  });
}

beforeAll(() => {
  // A wide screen, on which the filters are in view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(
        private readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
      ) {}
      observe(): void {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect = jest.fn();
    },
  });
});

beforeEach(() => {
  history.replaceState(null, '', '/sales/');
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  cleanup();
  myPlace.set(null);
});

describe('the list of sales', () => {
  it('shows the first twelve in the HTML, without controls that need scripts', () => {
    const built = renderToString(<List sales={fifteen} />);
    expect(built.match(/<article/g)).toHaveLength(12);
    expect(built).not.toContain('<button');
    expect(built).not.toContain('<input');
  });

  it('shows the rest on a second page with an address of its own', async () => {
    await show(fifteen);
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(cards()).toEqual(['sale-13', 'sale-14', 'sale-15']);
    expect(location.search).toBe('?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sales' }));
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(location.search).toBe('');
    expect(cards()).toHaveLength(12);
  });

  it('returns to the first page with another filter', async () => {
    history.replaceState(null, '', '/sales/?page=2');
    await show(fifteen);
    const acres = within(screen.getByRole('group', { name: 'Acres' }));
    await settle(() => {
      fireEvent.change(acres.getByLabelText('To (ac)'), { target: { value: '$300 acres' } });
    });
    expect(location.search).toBe('?acresTo=300');
    expect(cards()).toEqual(['sale-1', 'sale-2', 'sale-3']);
    expect(screen.getByRole('status').textContent).toBe('3 of 15 sales');
  });

  it('shows the last page for a number that is too high', async () => {
    history.replaceState(null, '', '/sales/?page=99');
    await show(fifteen);
    expect(cards()).toHaveLength(3);
  });

  it('says only that there are no sales if the company has none', async () => {
    history.replaceState(null, '', '/sales/?province=MB');
    await show([]);
    expect(screen.getByText(/^It looks like there aren't any upcoming sales/)).toBeTruthy();
    for (const role of ['button', 'checkbox', 'combobox', 'textbox', 'status'])
      expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('link', { name: 'On a map' })).toBeNull();
  });

  it('suggests filters to remove when nothing matches', async () => {
    history.replaceState(null, '', '/sales/?province=MB&land=cultivated');
    await show(fifteen);
    expect(await screen.findByRole('heading', { name: 'No sales match these filters' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Without Manitoba: 15 sales' }));
    expect(location.search).toBe('?land=cultivated');
    expect(cards()).toHaveLength(12);
    // The pressed button has been removed.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sales' }));
  });

  it('lists the sale nearest to the visitor’s place first, without a limit and without the place in the URL', async () => {
    const places = exampleListedSales.map(({ card }) => card.name);
    expect(places).toEqual(['Clear Prairie', 'Burnt Birch', 'Valley Grass', 'Two Rivers']);
    history.replaceState(null, '', '/sales/?sort=nearest');
    await show(exampleListedSales);
    expect(cards()).toEqual(['Clear Prairie', 'Burnt Birch', 'Two Rivers', 'Valley Grass']);
    expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
    await settle(() => {
      myPlace.set({ label: 'Val Marie, SK', position: [-107.73, 49.25] });
    });
    expect(cards()).toEqual(['Valley Grass', 'Clear Prairie', 'Burnt Birch', 'Two Rivers']);
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('nearest');
    expect(screen.queryByText(/ km/)).toBeNull();
    expect(location.search).toBe('?sort=nearest');
  });

  it('shows a message when there are no sales at all', async () => {
    await show([]);
    expect(screen.getByText(/there aren't any upcoming sales/)).toBeTruthy();
  });
});
