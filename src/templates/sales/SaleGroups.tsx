import { NoUpcomingSales } from '../../components/sales/no-upcoming-sales/NoUpcomingSales';
import { SaleCards } from '../../components/sales/sale-card/SaleCards';
import type { CurrentStatus } from '../../model/derive/status';
import { statusLabels } from '../../components/sales/status-labels';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import type { CurrentSale } from './filter-sales';
import * as styles from './SaleGroups.module.css';
import { formatDistance } from '../../lib/format-distance';

interface SaleGroupsProps {
  readonly sales: readonly CurrentSale[];
  /** True if the list is sorted around a place, and each sale shows its distance. */
  readonly near: boolean;
  /** By status under headings, or one list in the order given. */
  readonly grouped: boolean;
  /** True to show a message when no sale is upcoming. */
  readonly unfiltered: boolean;
}

/** Headings of the groups, in the order of the page. */
const headings = {
  ...statusLabels,
  postponed: TEXTS.statusHeadings.newDate,
} as const satisfies Record<CurrentStatus, string>;

/** Width of the picture of a card across the whole list, before it is cropped. */
const wideSizes = '(min-width: 80em) 53rem, (min-width: 45em) 58vw, 50vw';

interface CardsProps {
  readonly sales: readonly CurrentSale[];
  readonly near: boolean;
  /** True when each sale runs the full width; others are rows on a phone. */
  readonly wide: boolean;
  /** True if they are the first on the page. */
  readonly leading: boolean;
}

function Cards({ sales, near, wide, leading }: CardsProps) {
  const distances = new Map(
    sales.flatMap(({ card, km }) => (km === null || !near ? [] : [[card.schedule.slug, formatDistance(km)]])),
  );
  const bidding = new Map(sales.map((sale) => [sale.card.schedule.slug, sale.bidding]));
  return (
    <SaleCards
      sales={sales.map(({ card }) => card)}
      distances={distances}
      bidding={bidding}
      className={wide ? styles.cards : `${styles.cards} ${styles.compact}`}
      leading={leading}
      wide={{
        // Includes the last card of an odd number: otherwise there would be a gap beside it.
        has: (index) => wide || (index % 2 === 0 && index === sales.length - 1),
        className: styles.wide,
        sizes: wideSizes,
      }}
    />
  );
}

/** The sales by their current status, or as one list. */
export function SaleGroups({ sales, near, grouped, unfiltered }: SaleGroupsProps) {
  if (!grouped) {
    return (
      <section>
        <h2>
          <VisuallyHidden>Results</VisuallyHidden>
        </h2>
        <Cards sales={sales} near={near} wide={false} leading />
      </section>
    );
  }
  const first = Object.keys(headings).find((status) => sales.some((sale) => sale.status === status));
  return Object.entries(headings).map(([status, heading]) => {
    const group = sales.filter((sale) => sale.status === status);
    const missed = unfiltered && status === 'upcoming';
    if (group.length === 0 && !missed) return null;
    return (
      <section key={status}>
        <h2>{heading}</h2>
        {group.length > 0 ? (
          <Cards sales={group} near={near} wide={status === 'live'} leading={status === first} />
        ) : (
          <NoUpcomingSales />
        )}
      </section>
    );
  });
}
