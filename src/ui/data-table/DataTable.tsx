import type { ReactNode } from 'react';
import * as styles from './DataTable.module.css';

export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly figure?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The anchor of a row. */
  readonly rowId?: (row: Row) => string;
  /** Rows that are the same land or money as others, and so in no total. */
  readonly isSame?: (row: Row) => boolean;
}

/** A table that becomes a stack of cards on a small screen; roles keep it a table for screen readers there. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowId, isSame }: DataTableProps<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, figure }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={figure === true ? styles.figure : undefined}
            >
              {heading}
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
            className={isSame?.(row) === true ? styles.same : undefined}
          >
            {columns.map(({ heading, cell, figure }, index) =>
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
