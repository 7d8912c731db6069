import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import { activeFilters } from './active-filters';
import { noSalesFilters, type SalesQuery } from './sales-query';
import * as styles from './SalesBrowser.module.css';

interface FilterChipsProps {
  readonly query: SalesQuery;
  readonly onRemove: (patch: Partial<SalesQuery>) => void;
}

/** The active filters; a press removes one, or all. */
export function FilterChips({ query, onRemove }: FilterChipsProps) {
  return (
    <ul className={styles.chips} aria-label={TEXTS.names.activeFilters}>
      {activeFilters(query).map(({ kind, label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => {
              onRemove(without);
            }}
          >
            {kind === 'place' && <Icon name="pin" />}
            <VisuallyHidden>{TEXTS.filters.remove} </VisuallyHidden>
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onRemove(noSalesFilters);
          }}
        >
          {TEXTS.sales.clearAll}
        </button>
      </li>
    </ul>
  );
}
