import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';

interface ParcelActionsProps {
  readonly links: ParcelPageProps['links'];
  readonly status: SaleStatus;
}

/** What a buyer can do now; nothing once there is nothing to bid on. */
export function ParcelActions({ links, status }: ParcelActionsProps) {
  if (status === 'live')
    return (
      <ButtonRow>
        <ButtonLink href={links.bidding} kind="primary">
          View Bidding
        </ButtonLink>
        <ButtonLink href={links.register}>Register To Bid</ButtonLink>
      </ButtonRow>
    );
  if (status !== 'upcoming') return null;
  return (
    <ButtonRow>
      <ButtonLink href={links.register} kind="primary">
        Register To Bid
      </ButtonLink>
      <ButtonLink href={links.reminder}>Remind me</ButtonLink>
    </ButtonRow>
  );
}
