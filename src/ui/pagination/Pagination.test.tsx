/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';

afterEach(cleanup);

function renderPages(current: number, total: number): void {
  render(
    <Pagination
      label="Pages of past sales"
      current={current}
      total={total}
      hrefOf={(page) => `/past/${page}/`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel="Page"
    />,
  );
}

/** Returns the texts of the row, as a visitor reads them. */
function row(): string[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace('Page ', ''));
}

describe('Pagination', () => {
  it('renders nothing for one page', () => {
    renderPages(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('marks the current page and links to the others', () => {
    renderPages(2, 3);
    expect(screen.getByRole('navigation', { name: 'Pages of past sales' })).toBeTruthy();
    expect(screen.getByText('2').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Page 2' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/past/3/');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/past/1/');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/past/3/');
  });

  it.each([
    [1, 12, 'at the start', ['1', '2', '…', '12', 'Next']],
    [6, 12, 'amid many', ['Previous', '1', '…', '5', '6', '7', '…', '12', 'Next']],
    [4, 7, 'where a gap would hide one page', ['Previous', '1', '2', '3', '4', '5', '6', '7', 'Next']],
    [12, 12, 'at the end', ['Previous', '1', '…', '11', '12']],
  ])('on page %i of %i, %s, offers the pages nearby and the ends', (current, total, _, texts) => {
    renderPages(current, total);
    expect(row()).toEqual(texts);
  });
});
