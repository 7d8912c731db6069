import type { HeadProps, PageProps } from 'gatsby';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import type { BrochurePageProps } from './props';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import { rowAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import type { LotRowProps } from '../../page-data/lot-props';
import { BrochureBar } from './BrochureBar';
import * as styles from './BrochureTemplate.module.css';
import { CoverSheet } from './CoverSheet';
import { ParcelSheet } from './ParcelSheet';
import { TermsSheet } from './TermsSheet';

/** The sale as it is now: rows and plan follow its status between builds. */
function saleAtStatus(sale: BrochurePageProps, status: SaleStatus) {
  const built = sale.schedule.status;
  const present = (row: LotRowProps) => rowAtStatus(row, built, status);
  return {
    ...sale,
    plan: sale.plan && planAtStatus(sale.plan, built, status),
    parcels: sale.parcels.map((parcel) => ({ ...parcel, row: present(parcel.row) })),
    enBlocs: sale.enBlocs.map(present),
  };
}

export default function BrochureTemplate({ pageContext }: PageProps<object, BrochurePageProps>) {
  const status = useSaleStatus(pageContext.schedule);
  const sale = saleAtStatus(pageContext, status);
  return (
    <div className={styles.desk}>
      <BrochureBar sale={sale} />
      <main id="main" className={styles.sheets} tabIndex={-1}>
        <CoverSheet sale={sale} status={status} />
        <TermsSheet sale={sale} status={status} />
        {sale.parcels.map((parcel, index) => (
          <ParcelSheet key={parcel.anchor} sale={sale} index={index} parcel={parcel} />
        ))}
      </main>
    </div>
  );
}

export function Head({ pageContext }: HeadProps<object, BrochurePageProps>) {
  return <PageHead {...pageContext.head} />;
}
