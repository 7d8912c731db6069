import { columnNames } from '../../components/sales/result-table/ResultTable';
import { orderOf, resultOrders, type OrderName } from '../../components/sales/result-table/result-orders';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { Select } from '../../ui/select/Select';
import * as styles from './PastSales.module.css';

interface SortByProps {
  readonly order: OrderName;
  readonly onSort: (order: OrderName) => void;
}

/** Describes an order, such as "Sold for, highest first". */
export function formatOrder(name: OrderName): string {
  const { column, label: orderLabel } = orderOf(name);
  return `${columnNames.get(column) ?? ''}, ${orderLabel}`;
}

/** Selects the order of the cards on a small screen, which has no headings to press. */
export function SortBy({ order, onSort }: SortByProps) {
  return (
    <div className={styles.sortBy}>
      <ClientOnly>
        <Select
          label={TEXTS.filters.sortBy}
          options={resultOrders.map(({ name }) => ({ value: name, label: formatOrder(name) }))}
          value={order}
          onChange={({ target }) => {
            onSort(resultOrders.find(({ name }) => name === target.value)?.name ?? order);
          }}
        />
      </ClientOnly>
    </div>
  );
}
