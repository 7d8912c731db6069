import { Link } from '../../ui/link/Link';
import * as styles from './ComparisonTable.module.css';
import type { ComparisonProps } from './props';

/** A comparison of ways to sell, with ours highlighted; if it is too wide, only the table scrolls sideways. */
export function ComparisonTable({
  comparison: { heading, ways, rows },
}: {
  readonly comparison: ComparisonProps;
}) {
  return (
    <>
      <p className={styles.hint}>{TEXTS.sell.tableHint}</p>
      {/* By keyboard too it has to scroll. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={`${heading}, scrolls sideways`} tabIndex={0}>
        <table className={styles.ways}>
          <thead>
            <tr>
              <td />
              {ways.map(({ label, href }) => (
                <th key={href} scope="col">
                  <Link href={href}>{label}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map((cell, index) => (
                  <td key={ways[index]?.href}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
