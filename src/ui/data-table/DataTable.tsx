import type { ReactNode } from 'react';
import * as styles from './DataTable.module.css';

export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for figures, which are aligned right. */
  readonly numeric?: boolean;
  /** Replaces the heading's text, such as a button that sorts. */
  readonly head?: ReactNode;
  /** Sort order of the rows by this column, if any. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The anchor of a row. */
  readonly rowId?: (row: Row) => string;
  /** Rows whose land or money is in other rows already, and so in no total. */
  readonly isExcludedFromTotal?: (row: Row) => boolean;
}

/** A table that becomes a list of cards on a small screen; roles keep it a table for screen readers. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowId,
  isExcludedFromTotal,
}: DataTableProps<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, head, sorted, numeric }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={numeric === true ? styles.figure : undefined}
              // On a small screen the head is hidden, and the column still has its name.
              aria-label={head === undefined ? undefined : heading}
              aria-sort={sorted}
            >
              {head ?? heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            id={rowId?.(row)}
            role="row"
            className={isExcludedFromTotal?.(row) === true ? styles.same : undefined}
          >
            {columns.map(({ heading, cell, numeric: figure }, index) =>
              index === 0 ? (
                <th key={heading} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={heading}
                  role="cell"
                  data-label={heading}
                  className={figure === true ? styles.figure : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
