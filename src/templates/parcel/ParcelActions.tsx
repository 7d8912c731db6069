import { RegisterButton } from '../../components/sales/register-button/RegisterButton';
import { RegistrationClosed } from '../../components/sales/registration-closed/RegistrationClosed';
import { usePassedCount } from '../../features/sale-status/use-passed-count';
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
  const registrationClosed = usePassedCount(registration.deadlines, registration.passedCount) > 0;
  if (status !== 'upcoming' && status !== 'live') return null;
  const live = status === 'live';
  return (
    <>
      <p className={styles.actions}>
        {live && (
          <ButtonLink href={links.bidding} kind="primary">
            {TEXTS.saleActions.viewBidding}
          </ButtonLink>
        )}
        {!registrationClosed && (
          <RegisterButton
            register={links.register}
            contact={links.contact}
            kind={live ? 'secondary' : 'primary'}
          />
        )}
        {!live && (
          <ButtonLink href={links.reminder} modal>
            {TEXTS.saleActions.remindMe}
          </ButtonLink>
        )}
      </p>
      {registrationClosed && <RegistrationClosed text={registration.text} contact={contact} />}
    </>
  );
}
