import { cardTexts } from '../../components/sales/sale-card/card-texts';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { offlineCopies } from '../../features/offline-copies/offline-copies';
import { Countdown } from '../../features/sale-status/Countdown';
import type { CurrentStatus } from '../../model/derive/status';
import type { FormattedDate } from '../../page-data/common-props';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';
import { formatDeviceTime } from '../../lib/format-device-time';
import { Link } from '../../ui/link/Link';
import { useStore } from '../../ui/store/use-store';
import * as styles from './ShortlistItem.module.css';

interface ShortlistItemRowProps {
  readonly item: ShortlistItemProps;
  /** The current status of the sale. */
  readonly status: CurrentStatus;
}

function Moment({ label, date }: { readonly label: string; readonly date: FormattedDate }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date.iso}>{date.text}</time>
      </dd>
    </div>
  );
}

/** A sale or a lot on the shortlist: name, place, times, size, price; on paper its address as well. */
export function ShortlistItem({ item, status }: ShortlistItemRowProps) {
  const { href, name, nearby, schedule, opensAt, firstCloseAt } = item;
  const savedAt = useStore(offlineCopies, null)?.saved[href];
  const { dateLabel, date, area, price, priceNote } = cardTexts({ ...item, plan: null }, status);
  return (
    <>
      <p className={styles.badge}>
        <StatusBadge slug={schedule.slug} status={status} />
      </p>
      <h3>
        <Link href={href}>{name}</Link>
      </h3>
      <p>{nearby}</p>
      <dl className={styles.facts}>
        {date === null ? (
          <div>
            <dt>{TEXTS.saleCards.date}</dt>
            <dd>{dateLabel}</dd>
          </div>
        ) : (
          <Moment label={dateLabel} date={date} />
        )}
        {status === 'upcoming' && firstCloseAt !== null && (
          <Moment label={TEXTS.saleCards.closes} date={firstCloseAt} />
        )}
        <div>
          <dt>{TEXTS.saleCards.area}</dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt>{TEXTS.shortlist.price}</dt>
          <dd>
            <b>{price}</b> {priceNote}
          </dd>
        </div>
      </dl>
      {status === 'upcoming' && opensAt !== null && (
        <Countdown className={styles.countdown} until={opensAt.iso} prefix={TEXTS.countdowns.opensIn} />
      )}
      {status === 'live' && firstCloseAt !== null && (
        <Countdown className={styles.countdown} until={firstCloseAt.iso} prefix={TEXTS.countdowns.closesIn} />
      )}
      {savedAt !== undefined && (
        <p className={styles.saved}>{TEXTS.offline.saved.fill({ time: formatDeviceTime(savedAt) })}</p>
      )}
      <p className={styles.address}>{new URL(href, location.origin).href}</p>
    </>
  );
}
