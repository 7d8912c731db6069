import { Link } from '../../ui/link/Link';
import * as styles from './ComparisonTable.module.css';
import type { ComparisonProps } from './props';

/**
 * A comparison of ways to sell, with ours highlighted. A small screen shows ours beside one other, which the visitor
 * chooses; the style sheet does that, so it works without scripts.
 */
export function ComparisonTable({
  comparison: { heading, ways, rows },
}: {
  readonly comparison: ComparisonProps;
}) {
  return (
    <div className={styles.comparison}>
      <fieldset className={styles.choice}>
        <legend>{TEXTS.sell.compareWith}</legend>
        {ways.slice(1).map(({ label, href }, index) => (
          <label key={href}>
            <input type="radio" name="way" value={index} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {/* It also has to scroll by keyboard, if the text is very large. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={`${heading}, table`} tabIndex={0}>
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
    </div>
  );
}
