import { useCurrentStatus } from '../../../features/sale-status/use-sale-status';
import { cardTexts } from './card-texts';
import type { SaleCardProps } from '../../../page-data/common-props';
import { Countdown } from '../../../features/sale-status/Countdown';
import { CardDistance } from '../../land/my-place/CardDistance';
import { Badge } from '../../../ui/badge/Badge';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { Link } from '../../../ui/link/Link';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import { KeepOnCard } from '../shortlist/KeepOnCard';
import { CardMedia } from './CardMedia';
import * as styles from './SaleCard.module.css';
import { StatusBadge } from './StatusBadge';

interface SaleCardItemProps {
  readonly sale: SaleCardProps;
  /** Distance from the place that a visitor chose, such as 18 km. */
  readonly distance?: string | undefined;
  /** Address of the bidding: while it is open, the card counts down and leads there too. */
  readonly bidding?: string | undefined;
  /** True when its picture is the largest at the top of the page. */
  readonly eager?: boolean;
  /** Width of its picture, in the form of the sizes attribute, where the card is wider than others. */
  readonly sizes?: string | undefined;
}

/** A sale in a list: photo and plan, name, date, place, area, price. The link to its page covers the card. */
export function SaleCard({ sale, distance, bidding, eager = false, sizes }: SaleCardItemProps) {
  const { href, name, nearby, schedule, banner, enBloc, lots, picture } = sale;
  const status = useCurrentStatus(schedule);
  const { dateLabel, date, area, price, priceNote, plan } = cardTexts(sale, status);
  const biddingNow = status === 'live' ? bidding : undefined;
  return (
    <article className={status === 'postponed' ? `${styles.card} ${styles.dim}` : styles.card}>
      <CardMedia sale={{ picture, plan }} sizes={sizes} eager={eager} />
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
        {biddingNow !== undefined && (
          <p className={styles.closes}>
            {date !== null && <Countdown prefix={TEXTS.saleCards.closesIn} until={date.iso} />}
          </p>
        )}
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
          {biddingNow !== undefined && (
            <ButtonLink href={biddingNow} kind="primary">
              {TEXTS.saleActions.viewBidding}
              <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </ButtonLink>
          )}
          <Link href={href} className={styles.link}>
            {TEXTS.saleActions.viewDetails}
            <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </Link>
        </div>
      </div>
      <KeepOnCard sale={schedule.slug} name={name} />
    </article>
  );
}
