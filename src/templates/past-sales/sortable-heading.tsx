import type { ResultHead } from '../../components/sales/result-table/ResultTable';
import { nextOrder, orderOf, type OrderName } from '../../components/sales/result-table/result-orders';
import { SortHeading } from '../../ui/data-table/SortHeading';

/** Creates headings that sort the results by their column, and reverse the order on a second click. */
export function sortableHeading(order: OrderName, onSort: (order: OrderName) => void): ResultHead {
  const present = orderOf(order);
  return (column, heading, figure) => {
    const sorted = present.column === column;
    return {
      sorted: sorted ? present.direction : undefined,
      head: (
        <SortHeading
          heading={heading}
          numeric={figure}
          orderLabel={sorted ? present.label : null}
          onSort={() => {
            onSort(nextOrder(column, order));
          }}
        />
      ),
    };
  };
}
