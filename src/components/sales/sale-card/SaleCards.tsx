import type { SaleCardProps } from '../../../page-data/common-props';
import { SaleCard } from './SaleCard';
import * as styles from './SaleCards.module.css';

interface SaleCardsProps {
  readonly sales: readonly SaleCardProps[];
  /** Distance of each sale from the place that a visitor chose; by the sale's slug. */
  readonly distances?: ReadonlyMap<string, string>;
  /** True at the top of the page: the picture of the first sale is fetched first. */
  readonly leading?: boolean;
}

/** Sales side by side as the width allows. */
export function SaleCards({ sales, distances, leading = false }: SaleCardsProps) {
  return (
    <ul className={styles.cards}>
      {sales.map((sale, index) => (
        <li key={sale.href}>
          <SaleCard
            sale={sale}
            distance={distances?.get(sale.schedule.slug)}
            eager={leading && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
