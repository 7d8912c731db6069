import { useEffect, useRef } from 'react';
import { LandPlan } from '../../components/land/land-plan/LandPlan';
import { standardCurrency } from '../../lib/money';
import { formatAcres } from '../../model/derive/areas';
import { formatPricePerAcre } from '../../model/derive/prices';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import type { PastSaleProps, ResultLotProps } from '../../page-data/result-props';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { Link } from '../../ui/link/Link';
import * as styles from './StripPlan.module.css';

/** The land that a square of the strip represents. */
export interface StripResult {
  readonly sale: PastSaleProps;
  readonly lot: ResultLotProps;
}

export interface StripPlanProps {
  readonly result: StripResult;
  readonly onClose: () => void;
}

/** The plan of a square of the strip, with its price and a link to its page. */
export function StripPlan({ result: { sale, lot }, onClose }: StripPlanProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [lot]);
  useEffect(() => {
    const element = panel.current;
    function press({ key }: KeyboardEvent): void {
      if (key === 'Escape') onClose();
    }
    element?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('keydown', press);
    };
  }, [onClose]);
  const { href, price, titledAcres, startingBid } = lot;
  const name = `${sale.name}, ${lot.lot}`;
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={name} tabIndex={-1}>
      {sale.plan !== null && (
        <div className={styles.plan}>
          <LandPlan plan={highlightParcels(sale.plan, lot.parcels)} kind="card" />
        </div>
      )}
      <div>
        <p className={styles.name}>
          <Link href={href}>{name}</Link>
        </p>
        <p>
          {sale.nearby}, {sale.district}
        </p>
        <p className={styles.price}>
          {standardCurrency(price)} <small>{formatPricePerAcre(price, titledAcres)}</small>
        </p>
        <p>
          {formatAcres(titledAcres)}. Closed <time dateTime={sale.closed.iso}>{sale.closed.text}</time>.
          Started at {standardCurrency(startingBid)}.
        </p>
      </div>
      <IconButton label={TEXTS.resultGraphics.closePlan} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
