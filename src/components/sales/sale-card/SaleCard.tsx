import { useSaleStatus } from '../../../features/sale-status/use-sale-status';
import { cardTexts } from './card-texts';
import type { SaleCardProps } from '../../../page-data/common-props';
import { CardDistance } from '../../land/my-place/CardDistance';
import { Badge } from '../../../ui/badge/Badge';
import { Link } from '../../../ui/link/Link';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import { CardMedia } from './CardMedia';
import * as styles from './SaleCard.module.css';
import { StatusBadge } from './StatusBadge';

interface SaleCardItemProps {
  readonly sale: SaleCardProps;
  /** From the place that a visitor chose, such as 18 km. */
  readonly distance?: string | undefined;
  /** True when its picture is the largest at the top of the page. */
  readonly eager?: boolean;
}

/** A sale in a list: photo and plan, name, date, place, area, price. The link covers the card. */
export function SaleCard({ sale, distance, eager = false }: SaleCardItemProps) {
  const { href, name, nearby, schedule, banner, enBloc, lots, price, picture } = sale;
  const status = useSaleStatus(schedule);
  const { dateLabel, date, area, priceNote, plan } = cardTexts(sale, status);
  return (
    <article className={status === 'postponed' ? `${styles.card} ${styles.dim}` : styles.card}>
      <CardMedia
        sale={{ picture, plan }}
        sizes="(min-width: 80em) 12.5rem, (min-width: 45em) 25vw, 50vw"
        eager={eager}
      />
      <div className={styles.text}>
        <p className={styles.badges}>
          <StatusBadge slug={schedule.slug} status={status} />
          {enBloc && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
          {banner !== null && <Badge tone="label">{banner}</Badge>}
        </p>
        <h3>{name}</h3>
        <p className={styles.place}>
          {nearby}
          {distance !== undefined && (
            <>
              {' · '}
              <b>{distance}</b>
            </>
          )}
          <CardDistance sale={sale} />
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{date === null ? TEXTS.saleCards.date : dateLabel}</dt>
            <dd>{date === null ? dateLabel : <time dateTime={date.iso}>{date.text}</time>}</dd>
          </div>
          <div>
            <dt>{TEXTS.saleCards.area}</dt>
            <dd>{area}</dd>
          </div>
          <div>
            <dt>{TEXTS.saleCards.lots}</dt>
            <dd>{lots}</dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <p>
            <b className={styles.price}>{price}</b>
            {` ${priceNote}`}
          </p>
          <Link href={href} className={styles.link}>
            {TEXTS.saleActions.viewDetails}
            <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </article>
  );
}
