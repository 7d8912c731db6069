import type { SaleStatus } from '../../../model/derive/status';
import type { RegistrationOfferProps } from '../../../page-data/registration';
import { Registration } from './Registration';
import * as styles from './SaleRegistration.module.css';

interface SaleRegistrationProps {
  readonly offer: RegistrationOfferProps;
  /** The current status. */
  readonly status: SaleStatus;
}

/** Registration on a page about the land of a sale, while it can be bid on. */
export function SaleRegistration({ offer, status }: SaleRegistrationProps) {
  if (status !== 'upcoming' && status !== 'live') return null;
  return (
    <div className={styles.row}>
      <Registration {...offer} />
    </div>
  );
}
