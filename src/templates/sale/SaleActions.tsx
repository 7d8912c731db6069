import type { SalePageProps } from '../../model/derive/pages/sale-props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import * as styles from './SaleHead.module.css';

interface SaleActionsProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** What a visitor can do with a sale: bid, register, be reminded, keep the date, print, pass it on. */
export function SaleActions({ sale: { links, dates }, status }: SaleActionsProps) {
  const live = status === 'live';
  const open = live || status === 'upcoming';
  return (
    <div className={styles.actions}>
      {live && (
        <ButtonLink href={links.bidding} kind="primary">
          View Bidding
        </ButtonLink>
      )}
      {open && (
        <ButtonLink href={links.register} kind={live ? 'secondary' : 'primary'}>
          Register To Bid
        </ButtonLink>
      )}
      {open && (
        <ButtonLink href={links.reminder} modal>
          Remind me
        </ButtonLink>
      )}
      {open && dates !== null && (
        <ButtonLink href={links.calendar}>
          <Icon name="page" />
          <VisuallyHidden>Add to calendar</VisuallyHidden>
        </ButtonLink>
      )}
      {links.brochure !== null && (
        <ButtonLink href={links.brochure}>
          <Icon name="page" />
          <VisuallyHidden>Print the brochure</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
