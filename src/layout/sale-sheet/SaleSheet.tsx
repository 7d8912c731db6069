import { Countdown } from '../../features/sale-status/Countdown';
import type { SaleSheetProps } from '../../model/derive/pages/home-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { LandPlan } from '../../ui/land-plan/LandPlan';
import { Link } from '../../ui/link/Link';
import { SheetLots } from './SheetLots';
import * as styles from './SaleSheet.module.css';

/** The sale that leads the home page: its plan, its parcels and the one thing to do. */
export function SaleSheet({ sheet }: { readonly sheet: SaleSheetProps }) {
  const { href, name, nearby, live, moment, plan, action } = sheet;
  return (
    <aside className={styles.sheet} aria-label={live ? 'Selling now' : 'Next sale'}>
      <p className={live ? `${styles.head} ${styles.live}` : styles.head}>
        <span className={styles.now}>{live ? 'SELLING NOW!' : 'Next sale'}</span>
        <Countdown className={styles.countdown} prefix={live ? 'closes in' : 'opens in'} until={moment.iso} />
      </p>
      {plan !== null && (
        <div className={styles.plan}>
          <LandPlan plan={plan} kind="page" />
        </div>
      )}
      <div className={styles.body}>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={styles.place}>{nearby}</p>
        <p className={styles.moment}>
          {live ? 'Closes' : 'Opens'} <time dateTime={moment.iso}>{moment.text}</time>
        </p>
        <SheetLots sheet={sheet} />
        <div className={styles.action}>
          <ButtonLink href={action.href} kind="primary">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
