import type { SaleCardProps } from '../../../page-data/common-props';
import { SaleCard } from './SaleCard';
import * as styles from './SaleCards.module.css';

interface WideCards {
  readonly has: (index: number) => boolean;
  readonly className: string | undefined;
  /** Width of their pictures, in the form of the sizes attribute. */
  readonly sizes: string;
}

interface SaleCardsProps {
  readonly sales: readonly SaleCardProps[];
  /** Distance of each sale from the place that a visitor chose; by the sale's slug. */
  readonly distances?: ReadonlyMap<string, string>;
  /** Addresses of the bidding, by the sale's slug; without them cards lead to the pages of sales alone. */
  readonly bidding?: ReadonlyMap<string, string>;
  readonly className?: string | undefined;
  /** True at the top of the page: the picture of the first sale is fetched first. */
  readonly leading?: boolean;
  /** Cards that the page shows wider than others. */
  readonly wide?: WideCards;
}

/** Sales side by side as the width allows. */
export function SaleCards({ sales, distances, bidding, className, leading = false, wide }: SaleCardsProps) {
  return (
    <ul className={className === undefined ? styles.cards : `${styles.cards} ${className}`}>
      {sales.map((sale, index) => {
        const wider = wide?.has(index) === true ? wide : null;
        return (
          <li key={sale.href} className={wider?.className}>
            <SaleCard
              sale={sale}
              distance={distances?.get(sale.schedule.slug)}
              bidding={bidding?.get(sale.schedule.slug)}
              eager={leading && index === 0}
              sizes={wider?.sizes}
            />
          </li>
        );
      })}
    </ul>
  );
}
