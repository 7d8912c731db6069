import type { SaleCardProps } from '../../page-data/common-props';
import { NoUpcomingSales } from '../../components/sales/no-upcoming-sales/NoUpcomingSales';
import { MenuSaleCard } from './MenuSaleCard';
import * as styles from './MenuSales.module.css';

/** The next sales as small cards, two columns of 232 px or a list on a small screen, or the sentence for none. */
export function MenuSales({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <div className={styles.sales}>
      <h2>Upcoming sales</h2>
      {sales.length === 0 ? (
        <NoUpcomingSales />
      ) : (
        <ul className={styles.cards}>
          {sales.map((sale) => (
            <li key={sale.href}>
              <MenuSaleCard sale={sale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
