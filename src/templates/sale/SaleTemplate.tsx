import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { usePageOffer } from '../../features/sale-status/page-offer';
import { useShowsSale } from '../../features/sale-status/shown-sales';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { SalePageProps } from './props';
import { EnBlocSection } from './EnBlocSection';
import { SaleAnchors } from './SaleAnchors';
import { SaleBody } from './SaleBody';
import { SaleDates } from './SaleDates';
import { SaleHeader } from './SaleHeader';
import { SaleParcels } from './SaleParcels';
import { SimilarSales } from './SimilarSales';
import * as styles from './SaleTemplate.module.css';
import { SaleMedia } from './SaleMedia';

export default function SaleTemplate({ pageContext: sale }: PageProps<object, SalePageProps>) {
  const status = useSaleStatus(sale.schedule);
  useShowsSale(sale.schedule.slug);
  usePageOffer(sale);
  const { brochure } = sale.links;
  const [active, setActive] = useState<number>();
  return (
    <Page bleed breadcrumbs={sale.breadcrumbs}>
      <div className={styles.top}>
        <SaleHeader sale={sale} status={status} />
        <SaleMedia sale={sale} status={status} active={active} />
      </div>
      <SaleAnchors sale={sale} />
      <SaleParcels sale={sale} status={status} onPoint={setActive} />
      {sale.similar !== null && <SimilarSales similar={sale.similar} />}
      <div className={brochure === null ? undefined : styles.inBrochure}>
        <SaleDates sale={sale} />
        <SaleBody sale={sale} status={status} />
        <EnBlocSection sale={sale} />
      </div>
      {brochure !== null && (
        <div className={styles.brochure}>
          {`${TEXTS.saleActions.brochure} ${new URL(brochure, sale.head.canonical).href}`}
        </div>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SalePageProps>) {
  return <PageHead {...pageContext.head} />;
}
