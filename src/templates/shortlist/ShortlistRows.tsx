import type { CurrentStatus } from '../../model/derive/status';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import type { ShortlistRow } from './order-items';
import { loadSaleItems } from './sale-items';
import { ShortlistItem } from './ShortlistItem';
import * as styles from './ShortlistRows.module.css';

interface ShortlistRowsProps {
  readonly rows: readonly ShortlistRow[];
  readonly statuses: ReadonlyMap<string, CurrentStatus>;
  /** Keeps or removes a row; left out if the list is not the visitor's own. */
  readonly action?: { readonly label: string; readonly run: (key: string, name: string) => void };
}

function Facts({
  row: { key, name, facts },
  statuses,
}: Pick<ShortlistRowsProps, 'statuses'> & { readonly row: ShortlistRow }) {
  switch (facts.kind) {
    case 'item': {
      const { item } = facts;
      return <ShortlistItem item={item} status={statuses.get(item.schedule.slug) ?? item.schedule.status} />;
    }
    case 'loading':
      return (
        <>
          <h3>{name}</h3>
          <p>{TEXTS.menus.loading}</p>
        </>
      );
    case 'gone':
      return (
        <>
          <h3>{name}</h3>
          <p>{TEXTS.shortlist.gone}</p>
        </>
      );
    case 'unavailable':
      return (
        <>
          <h3>{name}</h3>
          <p>{TEXTS.shortlist.unavailable}</p>
          <Button
            onClick={({ currentTarget }) => {
              // The button is removed while the row is loading.
              currentTarget.closest('li')?.focus();
              void loadSaleItems([key]);
            }}
          >
            {TEXTS.shortlist.tryAgain}
          </Button>
        </>
      );
  }
}

/** The entries of a shortlist, one below the other. */
export function ShortlistRows({ rows, statuses, action }: ShortlistRowsProps) {
  return (
    <ol className={styles.rows}>
      {rows.map((row) => {
        const name = row.facts.kind === 'item' ? row.facts.item.name : row.name;
        return (
          <li key={row.key} tabIndex={-1}>
            <div>
              <Facts row={row} statuses={statuses} />
            </div>
            {action !== undefined && (
              <div className={styles.action}>
                <Button
                  onClick={() => {
                    action.run(row.key, name);
                  }}
                >
                  {action.label}
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
