import { Registration } from '../../components/sales/registration/Registration';
import { ShareButton } from '../../components/sales/share/ShareButton';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './SaleHeader.module.css';

interface SaleActionsProps {
  readonly sale: Pick<SalePageProps, 'dates' | 'heading' | 'registration'> & {
    readonly links: Omit<SalePageProps['links'], 'compare' | 'enBlocQuestion' | 'enBlocSimulator'>;
    readonly contact: Pick<SalePageProps['contact'], 'phone' | 'phoneHref'>;
  };
  readonly status: SaleStatus;
}

/** Buttons of a sale: bid, register, remind, add to calendar, print, share. */
export function SaleActions({ sale, status }: SaleActionsProps) {
  const { links, dates, heading, registration } = sale;
  const live = status === 'live';
  const open = live || status === 'upcoming';
  return (
    <div className={styles.actions}>
      {live && (
        <ButtonLink href={links.bidding} kind="primary">
          {TEXTS.saleActions.viewBidding}
        </ButtonLink>
      )}
      {open && (
        <Registration
          registration={registration}
          links={links}
          contact={sale.contact}
          kind={live ? 'secondary' : 'primary'}
        />
      )}
      {open && (
        <ButtonLink href={links.reminder} modal>
          {TEXTS.saleActions.remindMe}
        </ButtonLink>
      )}
      <span className={styles.icons}>
        {open && dates !== null && (
          <ButtonLink href={links.calendar} label={TEXTS.saleActions.addToCalendar}>
            <Icon name="calendar" />
          </ButtonLink>
        )}
        {links.brochure !== null && (
          <ButtonLink href={links.brochure} label={TEXTS.saleActions.printBrochure}>
            <Icon name="print" />
          </ButtonLink>
        )}
        <ShareButton title={heading} />
      </span>
    </div>
  );
}
