/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DataTable, type Column } from './DataTable';
import { SortHeading } from './SortHeading';

interface Lot {
  readonly name: string;
  readonly price: number;
}

const onSort = jest.fn();

function table(sorted?: 'ascending' | 'descending') {
  const columns: readonly Column<Lot>[] = [
    { heading: 'Lot', cell: ({ name }) => name },
    {
      heading: 'Sold for',
      cell: ({ price }) => price,
      numeric: true,
      sorted,
      head: (
        <SortHeading
          heading="Sold for"
          numeric
          orderLabel={sorted === undefined ? null : 'highest first'}
          onSort={onSort}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Lots"
      columns={columns}
      rows={[{ name: 'Parcel 1', price: 5 }]}
      rowKey={({ name }) => name}
    />
  );
}

afterEach(() => {
  cleanup();
  onSort.mockClear();
});

describe('DataTable', () => {
  it('sorts by the columns that can be sorted, and marks the current order', () => {
    render(table('descending'));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Sold for (highest first)' }));
    expect(onSort).toHaveBeenCalledTimes(1);
    const headings = screen.getAllByRole('columnheader');
    expect(headings.map((heading) => heading.getAttribute('aria-sort'))).toEqual([null, 'descending']);
  });

  it('marks no other column as sorted', () => {
    render(table());
    expect(screen.getByRole('button', { name: 'Sold for' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Sold for' }).getAttribute('aria-sort')).toBeNull();
  });

  it('has no buttons in built HTML, which may be read without scripts', () => {
    const html = renderToString(table('descending'));
    expect(html).not.toContain('<button');
    expect(html).toContain('Sold for</span>');
  });
});
