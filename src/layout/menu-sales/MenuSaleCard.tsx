import { useCurrentStatus } from '../../features/sale-status/use-sale-status';
import { cardTexts } from '../../components/sales/sale-card/card-texts';
import type { SaleCardProps } from '../../page-data/common-props';
import { Badge } from '../../ui/badge/Badge';
import { Link } from '../../ui/link/Link';
import { CardMedia } from '../../components/sales/sale-card/CardMedia';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import * as styles from './MenuSaleCard.module.css';

/** A sale in the menu. The link covers the card. */
export function MenuSaleCard({ sale }: { readonly sale: SaleCardProps }) {
  const { href, name, nearby, picture } = sale;
  const status = useCurrentStatus(sale.schedule);
  const { dateLabel, date, area, price, forSale, plan } = cardTexts(sale, status);
  return (
    <article className={styles.card}>
      <CardMedia sale={{ picture, plan }} sizes="116px" />
      <div className={styles.text}>
        {status !== 'upcoming' || date === null ? (
          <StatusBadge slug={sale.schedule.slug} status={status} />
        ) : (
          <Badge tone="open">{date.day}</Badge>
        )}
        {(status === 'live' || status === 'unknown') && date !== null && (
          <span>
            {dateLabel} <time dateTime={date.iso}>{date.day}</time>
          </span>
        )}
        <h3>{name}</h3>
        <p>{nearby}</p>
        <p>{area}</p>
        <p>{forSale ? `${price} for sale` : price}</p>
        <Link href={href} className={styles.link}>
          {TEXTS.saleActions.viewDetails}
          <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
