import { Registration } from '../../components/sales/registration/Registration';
import { KeepSlot } from '../../components/sales/shortlist/KeepSlot';
import { ShareButton } from '../../components/sales/share/ShareButton';
import { useDeadlinePassed } from '../../features/sale-status/use-deadline-passed';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './SaleHeader.module.css';
import { SimilarLinks } from './SimilarLinks';

interface SaleActionsProps {
  readonly sale: Pick<SalePageProps, 'dates' | 'heading' | 'registration' | 'schedule' | 'similar'> & {
    readonly links: Omit<
      SalePageProps['links'],
      'compare' | 'enBlocQuestion' | 'enBlocSimulator' | 'payments'
    >;
    readonly contact: Pick<SalePageProps['contact'], 'phone' | 'phoneHref'>;
  };
  readonly status: SaleStatus;
}

/**
 * Buttons of a sale, the main one first: bid, register, remind, or a link to other pages; add to calendar, print,
 * share.
 */
export function SaleActions({ sale, status }: SaleActionsProps) {
  const { links, dates, heading, registration, similar } = sale;
  const closed = useDeadlinePassed(registration.deadline, registration.passed) === true;
  const live = status === 'live';
  const open = live || status === 'upcoming';
  const postponed = status === 'postponed';
  return (
    <div className={styles.actions} data-offer>
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
        <ButtonLink href={links.reminder} kind={!live && closed ? 'primary' : 'secondary'} modal>
          {TEXTS.saleActions.remindMe}
        </ButtonLink>
      )}
      {postponed && (
        <ButtonLink href={links.reminder} kind="primary" modal>
          {TEXTS.saleActions.tellNewDate}
        </ButtonLink>
      )}
      {!open && similar !== null && (
        <SimilarLinks similar={similar} kind={postponed ? 'secondary' : 'primary'} />
      )}
      {!open && similar === null && links.nearby !== null && (
        <ButtonLink href={links.nearby} kind="primary">
          {TEXTS.saleActions.nearbyLand}
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
      <KeepSlot sale={sale.schedule.slug} name={heading} />
    </div>
  );
}
