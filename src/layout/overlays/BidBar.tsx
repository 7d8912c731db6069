import { useEffect, useState } from 'react';
import { handleAccountLinkClick } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import { handleContactLinkClick } from '../../features/contact/handle-contact-link-click';
import { Countdown } from '../../features/sale-status/Countdown';
import { useNow } from '../../features/sale-status/now';
import type { PageOffer } from '../../features/sale-status/page-offer';
import { useDeadlinePassed } from '../../features/sale-status/use-deadline-passed';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { observeVisibility } from '../../lib/observe-visibility';
import { buttonClass } from '../../ui/button-link/button-class';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Link } from '../../ui/link/Link';
import * as styles from './BidBar.module.css';

type OfferAction = 'bid' | 'register' | 'contact' | 'remind' | null;

/** The main button of the page, the same as in its header; null if the sale takes no more bids. */
function useOfferAction({ schedule, registration }: PageOffer): OfferAction {
  const status = useSaleStatus(schedule);
  const passed = useDeadlinePassed(registration.deadline, registration.passed);
  const visitor = useVisitor();
  if (status === 'live') return 'bid';
  if (status !== 'upcoming') return null;
  if (passed === true) return 'remind';
  return visitor.kind === 'anonymous' ? 'register' : 'contact';
}

/** The window without the bars at its top and its foot. */
const uncovered = '-18% 0px -7%';

/** Returns whether the page's own button is in view; true until that is known. */
function useOwnButtonInView(action: OfferAction): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const own = action === null ? null : document.querySelector('[data-offer] > a');
    if (own === null) return undefined;
    return observeVisibility(own, setInView, uncovered);
  }, [action]);
  return inView;
}

function ActionLink({ action, links }: Pick<PageOffer, 'links'> & { readonly action: OfferAction }) {
  switch (action) {
    case 'bid':
      return (
        <ButtonLink href={links.bidding} kind="primary">
          {TEXTS.saleActions.viewBidding}
        </ButtonLink>
      );
    case 'register':
      return (
        <Link
          href={links.register.href}
          className={buttonClass({ kind: 'primary' })}
          onClick={handleAccountLinkClick('register')}
        >
          {links.register.label}
        </Link>
      );
    case 'contact':
      return (
        <Link
          href={links.contact.href}
          className={buttonClass({ kind: 'primary' })}
          onClick={handleContactLinkClick}
        >
          {links.contact.label}
        </Link>
      );
    case 'remind':
      return (
        <ButtonLink href={links.reminder} kind="primary" modal>
          {TEXTS.saleActions.remindMe}
        </ButtonLink>
      );
    case null:
      return null;
  }
}

/** Time left until bidding opens or begins to close. A lot of a live sale may open later than its first parcels. */
function TimeLeft({
  schedule,
  dates,
  live,
}: Pick<PageOffer, 'schedule' | 'dates'> & { readonly live: boolean }) {
  const now = useNow();
  if (dates === null || now === null) return null;
  const { opensAt, firstCloseAt, closesAt } = dates;
  // The engine may open a sale early, and with it the lots that open first.
  const opensLater = opensAt !== schedule.opensAt && now < Date.parse(opensAt);
  if (!live || opensLater) return <Countdown prefix={TEXTS.countdowns.opensIn} until={opensAt} />;
  return now < Date.parse(firstCloseAt) ? (
    <Countdown prefix={TEXTS.countdowns.closesIn} until={firstCloseAt} />
  ) : (
    <Countdown prefix={TEXTS.countdowns.lastClosesIn} until={closesAt} />
  );
}

/**
 * On a phone, the name of the page's land, the time left and its main button, in view while the button of the page itself
 * is not. Its room at the foot of the window is kept while it is hidden, so that nothing moves.
 */
export function BidBar({ offer }: { readonly offer: PageOffer }) {
  const { heading, links } = offer;
  const action = useOfferAction(offer);
  const inView = useOwnButtonInView(action);
  if (action === null) return null;
  return (
    <section
      className={inView ? `${styles.bar} ${styles.away}` : styles.bar}
      data-ground="ink"
      aria-label={TEXTS.saleActions.offer}
    >
      <p>
        <b>{heading}</b>
        <TimeLeft {...offer} live={action === 'bid'} />
      </p>
      <ActionLink action={action} links={links} />
    </section>
  );
}
