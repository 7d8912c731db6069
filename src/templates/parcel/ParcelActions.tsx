import { Registration } from '../../components/sales/registration/Registration';
import { useDeadlinePassed } from '../../features/sale-status/use-deadline-passed';
import type { ParcelPageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import * as styles from './ParcelHeader.module.css';

interface ParcelActionsProps {
  readonly parcel: Pick<ParcelPageProps, 'links' | 'registration'> & {
    readonly contact: Pick<ParcelPageProps['contact'], 'phone' | 'phoneHref'>;
  };
  readonly status: SaleStatus;
}

/** Buttons for a buyer; none once bidding is over. */
export function ParcelActions({ parcel: { links, registration, contact }, status }: ParcelActionsProps) {
  const closed = useDeadlinePassed(registration.deadline, registration.passed) === true;
  if (status !== 'upcoming' && status !== 'live') return null;
  const live = status === 'live';
  return (
    <div className={styles.actions} data-offer>
      {live && (
        <ButtonLink href={links.bidding} kind="primary">
          {TEXTS.saleActions.viewBidding}
        </ButtonLink>
      )}
      <Registration
        registration={registration}
        links={links}
        contact={contact}
        kind={live ? 'secondary' : 'primary'}
      />
      {!live && (
        <ButtonLink href={links.reminder} kind={closed ? 'primary' : 'secondary'} modal>
          {TEXTS.saleActions.remindMe}
        </ButtonLink>
      )}
    </div>
  );
}
