/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ResultsArchive } from './ResultsArchive';
import { pastSaleExamples } from './past-sale.example';
import type { PastSaleProps } from '../../page-data/result-props';

const csv = { label: 'Download as CSV', href: '/past-sales/results.csv' };

function open(search = '', results = pastSaleExamples): void {
  history.replaceState(null, '', `/past-sales/${search}`);
  render(<ResultsArchive results={results} csv={csv} bodyHtml="" />);
}

/** Returns the sales of the table in order. */
function sales(): (string | null)[] {
  const table = screen.queryByRole('table', { name: 'Results of past sales' });
  if (table === null) return [];
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

function choose(field: string, label: string): void {
  const select = screen.getByRole('combobox', { name: field });
  const option = within(select).getByRole('option', { name: label });
  fireEvent.change(select, { target: { value: option.getAttribute('value') } });
}

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(cleanup);

describe('Archive', () => {
  it('shows all results, the latest first, and says so', () => {
    open();
    expect(sales()).toEqual(['Iron Creek', 'Dry Hills', 'Souris Flats']);
    expect(screen.getByRole('status').textContent).toBe('3 sales, 3 results. Closed, latest first.');
    expect(
      screen.getByText(/^Each square is one sold parcel\. The outlined square sold en bloc/),
    ).toBeTruthy();
  });

  it('follows the filters in table, strip and prices, and keeps them in the address', () => {
    open();
    choose('Province', 'Alberta');
    expect(location.search).toBe('?province=AB');
    expect(sales()).toEqual(['Iron Creek']);
    expect(screen.getByText(/^2 results, median \$2,964\/ac/)).toBeTruthy();
    expect(screen.queryByText('Saskatchewan', { selector: 'th' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all results' }));
    expect(location.search).toBe('');
    expect(sales()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('opens with the filters of the address', () => {
    open('?province=SK&sort=name-back');
    expect(sales()).toEqual(['Souris Flats', 'Dry Hills']);
    expect(screen.getByRole('status').textContent).toBe('2 of 3 sales, 1 result. Sale, Z to A.');
  });

  it('shows no median for one lot', () => {
    open('?province=SK');
    expect(screen.getByText(/^The square is one result, too few for a median\./)).toBeTruthy();
    expect(screen.queryByText(/^Median \$/)).toBeNull();
    expect(screen.getAllByText('1 result', { selector: 'td small' })).toHaveLength(2);
  });

  it('shows a message when nothing matches, and a button to clear the filters', () => {
    open('?province=AB&year=2025');
    expect(screen.getByText('No results match these filters. Shown: Alberta, 2025.')).toBeTruthy();
    expect(sales()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Show all results' })).toBeTruthy();
  });

  it('sorts by a heading, and in reverse when pressed again', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Per titled acre' }));
    expect(sales()).toEqual(['Iron Creek', 'Souris Flats', 'Dry Hills']);
    fireEvent.click(screen.getByRole('button', { name: 'Per titled acre (highest first)' }));
    expect(sales()).toEqual(['Souris Flats', 'Iron Creek', 'Dry Hills']);
    expect(location.search).toBe('?sort=acre-lowest');
  });

  it('offers the same orders on a small screen', () => {
    open();
    choose('Sort by', 'Sold for, highest first');
    expect(sales()).toEqual(['Souris Flats', 'Iron Creek', 'Dry Hills']);
  });

  it('splits more than twenty results into pages', async () => {
    const [first] = pastSaleExamples;
    if (first === undefined) throw new Error('no example');
    const many = Array.from({ length: 21 }, (_, index): PastSaleProps => ({
      ...first,
      name: `Sale ${String(index + 1)}`,
      href: `/auctions/sale-${String(index + 1)}/`,
    }));
    open('', many);
    expect(sales()).toHaveLength(20);
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(sales()).toEqual(['Sale 21']);
    expect(location.search).toBe('?page=2');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    choose('Year', '2026');
    expect(sales()).toHaveLength(20);
  });
});
