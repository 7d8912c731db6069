import { useState } from 'react';
import { useShownSales } from '../../features/sale-status/shown-sales';
import { useLiveSales } from '../../features/sale-status/tracked-sales';
import { engineRoutes } from '../../model/derive/routes';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { focusMain } from '../../ui/interaction/focus-main';
import { dismissedSales, dismissSales } from './dismissed-sales';
import * as styles from './SellingBanner.module.css';
import type { TrackedSaleProps } from '../../model/derive/status';

interface SellingBannerProps {
  readonly sales: readonly TrackedSaleProps[];
  /** Scheme and host of the auction engine. */
  readonly engine: string;
  /** The list of sales. */
  readonly list: string;
}

/**
 * Names the live sales, with a link; hidden where the page shows them. Once dismissed, the sales that it named
 * are not named again in this visit.
 */
export function SellingBanner({ sales, engine, list }: SellingBannerProps) {
  const [dismissed, setDismissed] = useState(dismissedSales);
  const shownSlugs = useShownSales();
  const live = useLiveSales(sales).filter(({ slug }) => !dismissed.includes(slug));
  const [first, ...others] = live;
  if (first === undefined || live.every(({ slug }) => shownSlugs.has(slug))) return null;
  return (
    <section className={styles.banner} data-ground="ink" aria-label={TEXTS.banner.label}>
      <p>
        <b>{TEXTS.banner.heading}</b>
        <span>{others.length > 0 ? TEXTS.banner.severalSales.fill({ count: live.length }) : first.name}</span>
      </p>
      <ButtonLink href={others.length > 0 ? list : engineRoutes(engine).bidding(first.slug)} kind="primary">
        {others.length > 0 ? TEXTS.banner.viewSales : TEXTS.saleActions.viewBidding}
      </ButtonLink>
      <IconButton
        label={TEXTS.banner.dismiss}
        onClick={() => {
          setDismissed(dismissSales([...dismissed, ...live.map(({ slug }) => slug)]));
          // The button goes with the banner.
          focusMain();
        }}
      >
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
