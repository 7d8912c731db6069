import { useState } from 'react';
import { useLiveSales } from '../../features/sale-status/live-sales';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import * as styles from './SellingBanner.module.css';
import type { ScheduledSaleProps } from '../../model/derive/status';

const dismissedKey = 'selling-banner-dismissed';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(dismissedKey, 'yes');
  } catch {
    // Without storage it comes back with the next page load.
  }
}

interface SellingBannerProps {
  readonly sales: readonly ScheduledSaleProps[];
  /** The list of sales. */
  readonly list: string;
}

/** Says that a sale is on, with the way to it; gone for the visit once dismissed. */
export function SellingBanner({ sales, list }: SellingBannerProps) {
  const live = useLiveSales(sales);
  const [dismissed, setDismissed] = useState(wasDismissed);
  const [first, ...others] = live;
  if (dismissed || first === undefined) return null;
  return (
    <section className={styles.banner} data-ground="ink" aria-label="Selling now">
      <p>
        <b>SELLING NOW!</b>
        <span>{others.length > 0 ? `${String(live.length)} Sales` : first.name}</span>
      </p>
      <ButtonLink href={others.length > 0 ? list : first.bidding} kind="primary">
        {others.length > 0 ? 'View Sales' : 'View Bidding'}
      </ButtonLink>
      <IconButton
        label="Dismiss"
        onClick={() => {
          rememberDismissal();
          setDismissed(true);
        }}
      >
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
