import type { PlanState } from '../../../model/derive/plan/plan-props';
import { plural } from '../../../lib/plural';
import { Link } from '../../../ui/link/Link';
import { LotNumber } from '../lot-number/LotNumber';
import * as styles from './FeaturedSale.module.css';
import type { FeaturedSaleProps } from '../../../page-data/featured-sale';

interface FeaturedSaleLotsProps {
  readonly sheet: FeaturedSaleProps;
  /** Label for all of them: for sale, bid on, or closed. */
  readonly state: PlanState;
}

/** The parcels of the sale with area and starting bid, which land that is no longer available does not have. */
export function FeaturedSaleLots({ sheet: { lots, more, href }, state }: FeaturedSaleLotsProps) {
  return (
    <>
      <ul className={styles.lots} aria-label={TEXTS.names.featuredLots}>
        {lots.map(({ number, area, land, price, perAcre }) => (
          <li key={number}>
            <LotNumber number={number} state={state} />
            <span>
              <b>{area}</b>
              <small>{land}</small>
            </span>
            {state !== 'withdrawn' && (
              <span className={styles.price}>
                <span>{price}</span>
                <small>{perAcre}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <Link href={href}>and {plural(more, 'more parcel')}</Link>
        </p>
      )}
    </>
  );
}
