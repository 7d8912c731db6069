import { lazy, Suspense } from 'react';
import type { SaleCardProps } from '../../model/derive/pages/parts';
import { NoUpcomingSales } from '../no-upcoming-sales/NoUpcomingSales';
import * as styles from './MenuSales.module.css';

/** Loaded with the first opening of the menu: no page needs these cards at rest. */
const MenuSaleCards = lazy(async () => ({ default: (await import('./MenuSaleCards')).MenuSaleCards }));

/** The next sales in the menu, or the sentence for when there are none. */
export function MenuSales({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <div className={styles.sales}>
      <h2>Upcoming sales</h2>
      {sales.length === 0 ? (
        <NoUpcomingSales />
      ) : (
        <Suspense fallback={<p className={styles.loading}>Loading sales …</p>}>
          <MenuSaleCards sales={sales} />
        </Suspense>
      )}
    </div>
  );
}
