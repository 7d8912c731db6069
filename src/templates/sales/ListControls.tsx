import { Icon } from '../../ui/icon/Icon';
import { Select } from '../../ui/select/Select';
import { sortOf, sortOrders, type ChangeQuery, type SalesQuery, type SortOrder } from './sales-query';
import { sortNames } from './sales-labels';
import * as styles from './SalesBrowser.module.css';

interface ListControlsProps {
  readonly query: SalesQuery;
  readonly sort: SortOrder;
  /** True if the visitor has set a place. */
  readonly placed: boolean;
  /** Number of active filters. */
  readonly active: number;
  readonly onOpen: () => void;
  readonly onChange: ChangeQuery;
}

/** The order of the list and, on a small screen, the button that opens the filters. */
export function ListControls({ query, sort, placed, active, onOpen, onChange }: ListControlsProps) {
  const orders = sortOrders.filter((order) => order !== 'nearest' || placed || query.coordinates !== null);
  const natural = sortOf({ ...query, sort: '' }, placed);
  return (
    <>
      <button type="button" className={styles.toggle} aria-haspopup="dialog" onClick={onOpen}>
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
