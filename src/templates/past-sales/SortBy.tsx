import { columnNames } from '../../components/sales/result-table/ResultTable';
import { orderOf, resultOrders, type OrderName } from '../../components/sales/result-table/result-orders';
import { Scripted } from '../../ui/scripted/Scripted';
import { Select } from '../../ui/select/Select';
import * as styles from './PastSales.module.css';

interface SortByProps {
  readonly order: OrderName;
  readonly onSort: (order: OrderName) => void;
}

/** An order in words: Sold for, highest first. */
export function orderWords(name: OrderName): string {
  const { column, words } = orderOf(name);
  return `${columnNames.get(column) ?? ''}, ${words}`;
}

/** The order of the cards on a small screen, where no headings are to be pressed. */
export function SortBy({ order, onSort }: SortByProps) {
  return (
    <div className={styles.sortBy}>
      <Scripted>
        <Select
          label="Sort by"
          options={resultOrders.map(({ name }) => ({ value: name, label: orderWords(name) }))}
          value={order}
          onChange={({ target }) => {
            onSort(resultOrders.find(({ name }) => name === target.value)?.name ?? order);
          }}
        />
      </Scripted>
    </div>
  );
}
