import { LandDistance } from '../../components/land/my-place/LandDistance';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
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

/** The essentials for a buyer: name, place, dates and actions. */
export function SaleHeader({ sale, status }: SaleHeaderProps) {
  const { heading, summary, banner, enBlocs, nearby, municipality, location, parcels } = sale;
  return (
    <div className={styles.head}>
      <div>
        <PageHeading heading={heading} summary={summary}>
          <StatusBadge slug={sale.schedule.slug} status={status} />
          {enBlocs.length > 0 && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
          {banner !== null && <Badge tone="label">{banner}</Badge>}
        </PageHeading>
        <p className={styles.place}>
          {nearby}, {municipality}
        </p>
        {location !== null && <LandDistance land={{ position: location.position, parcels }} />}
      </div>
      <SaleSchedulePanel sale={sale} status={status} />
    </div>
  );
}
