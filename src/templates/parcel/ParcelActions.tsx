import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import * as styles from './ParcelHead.module.css';

interface ParcelActionsProps {
  readonly links: ParcelPageProps['links'];
  readonly status: SaleStatus;
}

/** What a buyer can do now; nothing once there is nothing to bid on. */
export function ParcelActions({ links, status }: ParcelActionsProps) {
  if (status === 'live')
    return (
      <p className={styles.actions}>
        <ButtonLink href={links.bidding} kind="primary">
          View Bidding
        </ButtonLink>
        <ButtonLink href={links.register}>Register To Bid</ButtonLink>
      </p>
    );
  if (status !== 'upcoming') return null;
  return (
    <p className={styles.actions}>
      <ButtonLink href={links.register} kind="primary">
        Register To Bid
      </ButtonLink>
      <ButtonLink href={links.reminder}>Remind me</ButtonLink>
    </p>
  );
}
