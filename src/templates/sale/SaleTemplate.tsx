import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { SalePageProps } from './props';
import { FigureList } from '../../ui/figure-list/FigureList';
import { EnBlocBand } from './EnBlocBand';
import { SaleAnchors } from './SaleAnchors';
import { SaleBody } from './SaleBody';
import { SaleDates } from './SaleDates';
import { SaleHead } from './SaleHead';
import { SaleParcels } from './SaleParcels';
import * as styles from './SaleTemplate.module.css';
import { SaleViews } from './SaleViews';

export default function SaleTemplate({ pageContext: sale }: PageProps<object, SalePageProps>) {
  const status = useSaleStatus(sale.schedule);
  const [active, setActive] = useState<number>();
  return (
    <Page bleed trail={sale.trail}>
      <div className={styles.top}>
        <SaleHead sale={sale} status={status} />
        <SaleViews sale={sale} status={status} active={active} />
        <FigureList figures={sale.figures} />
        <SaleAnchors sale={sale} />
      </div>
      <SaleParcels sale={sale} status={status} onPoint={setActive} />
      <SaleDates sale={sale} />
      <SaleBody sale={sale} />
      <EnBlocBand sale={sale} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SalePageProps>) {
  return <PageHead {...pageContext.head} />;
}
