import { Countdown } from '../../features/sale-status/Countdown';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { cardTexts } from '../../components/sales/sale-card/card-texts';
import type { SaleCardProps } from '../../page-data/common-props';
import type { CurrentStatus } from '../../model/derive/status';
import { Badge } from '../../ui/badge/Badge';
import { LandPlan } from '../../components/land/land-plan/LandPlan';
import { Link } from '../../ui/link/Link';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './ShowcaseSale.module.css';

interface ShowcaseSaleProps {
  readonly sale: SaleCardProps;
  readonly status: CurrentStatus;
  /** True when it is shown first. */
  readonly first: boolean;
}

/** A sale that fills the screen, legible from a distance. */
export function ShowcaseSale({ sale, status, first }: ShowcaseSaleProps) {
  const { href, name, nearby, lots, enBloc, picture } = sale;
  const { dateLabel, date, area, price, priceNote, plan } = cardTexts(sale, status);
  const next = status === 'live' || status === 'upcoming' ? date : null;
  return (
    <article className={styles.sale}>
      <div>
        <p className={styles.badges}>
          <StatusBadge slug={sale.schedule.slug} status={status} />
          {enBloc && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
        </p>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={styles.place}>{nearby}</p>
        <p>
          {dateLabel} {date !== null && <time dateTime={date.iso}>{date.text}</time>}
        </p>
        <p className={styles.countdown}>
          {next !== null && (
            <Countdown
              until={next.iso}
              prefix={status === 'live' ? TEXTS.countdowns.closesIn : TEXTS.countdowns.opensIn}
            />
          )}
        </p>
      </div>
      {picture !== null && (
        <ResponsivePicture
          className={styles.photo}
          picture={picture}
          sizes="(min-width: 64em) 50vw, 100vw"
          eager={first}
        />
      )}
      <p className={styles.figures}>
        <span>
          {area}
          <br />
          {lots}
        </span>
        <span>
          <b>{price}</b>
          <br />
          {priceNote}
        </span>
      </p>
      {plan !== null && (
        <div className={styles.plan}>
          <LandPlan plan={plan} kind="card" />
        </div>
      )}
    </article>
  );
}
