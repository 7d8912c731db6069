import { NoUpcomingSales } from '../../components/sales/no-upcoming-sales/NoUpcomingSales';
import type { SaleCardProps } from '../../page-data/common-props';
import { MenuSaleCard } from './MenuSaleCard';
import * as styles from './MenuSales.module.css';
import { useOpenSales } from './use-open-sales';

/** Two rows of two. */
const most = 4;

/**
 * The next sales as small cards, two columns of 232 px or a list on a small screen, or a sentence when there are
 * none.
 *
 * @param sales The sales to choose from; those that are live or upcoming now are shown.
 */
export function MenuSales({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  const open = useOpenSales(sales);
  return (
    <div className={styles.sales}>
      <h2>{TEXTS.menus.upcomingSales}</h2>
      {open.length === 0 ? (
        <NoUpcomingSales />
      ) : (
        <ul className={styles.cards}>
          {open.slice(0, most).map((sale) => (
            <li key={sale.href}>
              <MenuSaleCard sale={sale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
