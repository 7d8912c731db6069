import { RegisterButton } from '../../components/sales/register-button/RegisterButton';
import type { ParcelPageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import * as styles from './ParcelHeader.module.css';

interface ParcelActionsProps {
  readonly links: ParcelPageProps['links'];
  readonly status: SaleStatus;
}

/** Buttons for a buyer; none once bidding is over. */
export function ParcelActions({ links, status }: ParcelActionsProps) {
  if (status === 'live')
    return (
      <p className={styles.actions}>
        <ButtonLink href={links.bidding} kind="primary">
          {TEXTS.saleActions.viewBidding}
        </ButtonLink>
        <RegisterButton register={links.register} contact={links.contact} />
      </p>
    );
  if (status !== 'upcoming') return null;
  return (
    <p className={styles.actions}>
      <RegisterButton register={links.register} contact={links.contact} kind="primary" />
      <ButtonLink href={links.reminder} modal>
        {TEXTS.saleActions.remindMe}
      </ButtonLink>
    </p>
  );
}
