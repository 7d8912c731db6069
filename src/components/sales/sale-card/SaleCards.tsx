import type { SaleCardProps } from '../../../page-data/common-props';
import { SaleCard } from './SaleCard';
import * as styles from './SaleCards.module.css';

interface SaleCardsProps {
  readonly sales: readonly SaleCardProps[];
  /** Distance of each sale from the place that a visitor chose; by the sale's slug. */
  readonly distances?: ReadonlyMap<string, string>;
  /** Addresses of the bidding, by the sale's slug; without them cards lead to the pages of sales alone. */
  readonly bidding?: ReadonlyMap<string, string>;
  readonly className?: string | undefined;
  /** True at the top of the page: the picture of the first sale is fetched first. */
  readonly leading?: boolean;
  /** Width of a picture by the index of its card, where the page shows that card wider than others. */
  readonly sizesOf?: (index: number) => string | undefined;
}

/** Sales side by side as the width allows. */
export function SaleCards({
  sales,
  distances,
  bidding,
  className,
  leading = false,
  sizesOf,
}: SaleCardsProps) {
  return (
    <ul className={className === undefined ? styles.cards : `${styles.cards} ${className}`}>
      {sales.map((sale, index) => (
        <li key={sale.href}>
          <SaleCard
            sale={sale}
            distance={distances?.get(sale.schedule.slug)}
            bidding={bidding?.get(sale.schedule.slug)}
            eager={leading && index === 0}
            sizes={sizesOf?.(index)}
          />
        </li>
      ))}
    </ul>
  );
}
