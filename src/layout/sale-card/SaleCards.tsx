import type { SaleCardProps } from '../../model/derive/pages/parts';
import { SaleCard } from './SaleCard';
import * as styles from './SaleCards.module.css';

/** Sales side by side as the width allows. */
export function SaleCards({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <ul className={styles.cards}>
      {sales.map((sale) => (
        <li key={sale.href}>
          <SaleCard sale={sale} />
        </li>
      ))}
    </ul>
  );
}
