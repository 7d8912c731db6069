import type { SaleCardProps } from '../../model/derive/pages/parts';
import { Badge } from '../../ui/badge/Badge';
import { Link } from '../../ui/link/Link';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './SaleCard.module.css';
import { StatusBadge } from './StatusBadge';

/** A sale in a list: name, date, place, area, price. The link covers the card. */
export function SaleCard({ sale }: { readonly sale: SaleCardProps }) {
  const { href, name, nearby, status, banner, dateLabel, date, area, lots, price, priceNote, picture } = sale;
  return (
    <article className={styles.card}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="(min-width: 1024px) 25rem, 100vw" />}
      <div className={styles.text}>
        <p className={styles.badges}>
          <StatusBadge status={status} />
          {banner !== null && <Badge tone="label">{banner}</Badge>}
        </p>
        <h3>{name}</h3>
        <p>{nearby}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{date === null ? 'Date' : dateLabel}</dt>
            <dd>{date === null ? dateLabel : <time dateTime={date.iso}>{date.text}</time>}</dd>
          </div>
          <div>
            <dt>Area</dt>
            <dd>{area}</dd>
          </div>
          <div>
            <dt>Lots</dt>
            <dd>{lots}</dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <p>
            <b className={styles.price}>{price}</b> {priceNote}
          </p>
          <Link href={href} className={styles.link}>
            View Details<span className={styles.hidden}> of {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
