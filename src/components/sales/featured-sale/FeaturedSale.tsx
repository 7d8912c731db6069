import { useRef } from 'react';
import { Countdown } from '../../../features/sale-status/Countdown';
import { useShowsSale } from '../../../features/sale-status/shown-sales';
import { useCurrentStatus } from '../../../features/sale-status/use-sale-status';
import { planStates } from '../../../model/derive/plan/plan-states';
import { lotOutcome } from '../../../model/derive/prices';
import type { CurrentStatus } from '../../../model/derive/status';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { cardTexts } from '../sale-card/card-texts';
import { LandPlan } from '../../land/land-plan/LandPlan';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { FeaturedSaleLots } from './FeaturedSaleLots';
import * as styles from './FeaturedSale.module.css';
import type { FeaturedSaleProps } from '../../../page-data/featured-sale';

/**
 * Labels by status. A sale leads the page before it opens or while it is on; its outcome since the build is shown as
 * well.
 */
const featuredSaleLabels = {
  upcoming: {
    title: TEXTS.statusHeadings.nextSale,
    label: TEXTS.statusHeadings.nextSale,
    until: TEXTS.countdowns.opensIn,
  },
  live: {
    title: TEXTS.saleStatuses.live,
    label: TEXTS.statusHeadings.live,
    until: TEXTS.countdowns.closesIn,
  },
  unknown: {
    title: TEXTS.statusHeadings.unknown,
    label: TEXTS.statusHeadings.unknown,
    until: null,
  },
  completed: {
    title: TEXTS.saleStatuses.completed,
    label: TEXTS.statusHeadings.completed,
    until: null,
  },
  postponed: {
    title: TEXTS.saleStatuses.postponed,
    label: TEXTS.statusHeadings.postponed,
    until: null,
  },
  withdrawn: {
    title: TEXTS.saleStatuses.withdrawn,
    label: TEXTS.statusHeadings.withdrawn,
    until: null,
  },
} as const satisfies Record<CurrentStatus, unknown>;

/**
 * The land: on a large screen its plan, on a phone a photograph and the plan side by side; without a plan the photograph
 * on all screens.
 */
function FeaturedLand({ picture, plan }: Pick<FeaturedSaleProps, 'picture' | 'plan'>) {
  return (
    <div className={styles.land}>
      {picture !== null && (
        <ResponsivePicture
          className={styles.photo}
          picture={picture}
          sizes={plan === null ? '(min-width: 64em) 27.5rem, 100vw' : '(min-width: 64em) 1px, 50vw'}
          eager
        />
      )}
      {plan !== null && (
        <>
          <div className={styles.small} role="img" aria-label={plan.label}>
            <LandPlan plan={plan} kind="card" />
          </div>
          <div className={styles.large}>
            <LandPlan plan={plan} kind="page" />
          </div>
        </>
      )}
    </div>
  );
}

/** The sale that leads the home page: its land, its parcels and the main action. */
export function FeaturedSale({ sheet }: { readonly sheet: FeaturedSaleProps }) {
  const { href, name, nearby, schedule, picture, area, bidding } = sheet;
  const status = useCurrentStatus(schedule);
  const element = useRef<HTMLElement>(null);
  useShowsSale(schedule.slug, element);
  const live = status === 'live';
  const { title, label, until } = featuredSaleLabels[status];
  const { dateLabel, date, price, priceNote, plan } = cardTexts(sheet, status);
  return (
    <aside ref={element} className={styles.sheet} aria-label={label}>
      <p className={live ? `${styles.head} ${styles.live}` : styles.head}>
        <span className={styles.now}>{title}</span>
        {until !== null && date !== null && (
          <Countdown className={styles.countdown} prefix={until} until={date.iso} />
        )}
      </p>
      <FeaturedLand picture={picture} plan={plan} />
      <div className={styles.body}>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={styles.place}>{nearby}</p>
        <div className={styles.facts}>
          <b>{price}</b> <b>{area}</b> <span>{priceNote}</span>
        </div>
        {date !== null && (
          <p className={styles.moment}>
            {`${dateLabel} `}
            <time dateTime={date.iso}>{date.text}</time>
          </p>
        )}
        <FeaturedSaleLots sheet={sheet} state={planStates[lotOutcome(status, 'result to come')]} />
        <div className={styles.action}>
          <ButtonLink href={live ? bidding : href} kind="primary">
            {live ? TEXTS.saleActions.viewBidding : TEXTS.saleActions.viewDetails}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
