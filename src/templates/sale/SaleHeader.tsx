import { LandDistance } from '../../components/land/my-place/LandDistance';
import { PlanThumbnail } from '../../components/land/land-plan/PlanThumbnail';
import { SaleFigures } from '../../components/sales/sale-figures/SaleFigures';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { Badge } from '../../ui/badge/Badge';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import * as styles from './SaleHeader.module.css';
import { SaleSchedulePanel } from './SaleSchedulePanel';

interface SaleHeaderProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** The essentials for a buyer in the first screen: name, place, price, area, dates and actions. */
export function SaleHeader({ sale, status }: SaleHeaderProps) {
  const open = status === 'live' || status === 'upcoming';
  const { heading, summary, banner, enBlocs, nearby, municipality, location, parcels, plan } = sale;
  return (
    <div className={open ? styles.head : `${styles.head} ${styles.over}`}>
      <div className={styles.name}>
        <PageHeading heading={heading}>
          <StatusBadge slug={sale.schedule.slug} status={status} />
          {enBlocs.length > 0 && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
          {banner !== null && <Badge tone="label">{banner}</Badge>}
        </PageHeading>
        <p>
          {nearby}
          <span>{`, ${municipality}`}</span>
        </p>
        {plan !== null && (
          <div className={styles.land}>
            <PlanThumbnail plan={planAtStatus(plan, sale.schedule.status, status)} />
          </div>
        )}
      </div>
      <SaleFigures sale={sale} status={status} />
      <SaleSchedulePanel sale={sale} status={status} />
      <div className={styles.about}>
        <p>{summary}</p>
        {location !== null && <LandDistance land={{ position: location.position, parcels }} />}
      </div>
    </div>
  );
}
