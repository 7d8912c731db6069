import { Icon } from '../../ui/icon/Icon';
import { Select } from '../../ui/select/Select';
import { sortOf, sortOrders, type ChangeQuery, type SalesQuery, type SortOrder } from './sales-query';
import { sortNames } from './sales-labels';
import * as styles from './SalesBrowser.module.css';

interface ListControlsProps {
  readonly query: SalesQuery;
  readonly sort: SortOrder;
  /** True when the visitor has set a place. */
  readonly placed: boolean;
  /** Number of active filters. */
  readonly active: number;
  /** True when the filters are expanded on a small screen. */
  readonly open: boolean;
  readonly filtersId: string;
  readonly onToggle: () => void;
  readonly onChange: ChangeQuery;
}

/** The order of the list and, on a small screen, the button that expands the filters. */
export function ListControls({
  query,
  sort,
  placed,
  active,
  open,
  filtersId,
  onToggle,
  onChange,
}: ListControlsProps) {
  const orders = sortOrders.filter((order) => order !== 'nearest' || placed || query.coordinates !== null);
  const natural = sortOf({ ...query, sort: '' }, placed);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={filtersId}
        onClick={onToggle}
      >
        <Icon name="filter" />
        {active === 0 ? TEXTS.filters.filters : TEXTS.filters.active.fill({ count: active })}
      </button>
      <div className={styles.sort}>
        <Select
          label={TEXTS.filters.sortBy}
          options={orders.map((value) => ({ value, label: sortNames[value] }))}
          value={sort}
          onChange={({ target }) => {
            const chosen = orders.find((order) => order === target.value) ?? natural;
            onChange({ sort: chosen === natural ? '' : chosen });
          }}
        />
      </div>
    </>
  );
}
