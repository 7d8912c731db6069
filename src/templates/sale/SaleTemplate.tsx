import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { LotTable } from '../../layout/lot-table/LotTable';
import { Page } from '../../layout/page/Page';
import { SaleDetails } from '../../layout/sale-details/SaleDetails';
import type { SalePageProps } from '../../model/derive/pages/sale-props';
import { FigureList } from '../../ui/figure-list/FigureList';
import { Prose } from '../../ui/prose/Prose';
import { Split } from '../../ui/split/Split';
import { EnBlocSection } from './EnBlocSection';
import { SaleDates } from './SaleDates';
import { SaleHead } from './SaleHead';
import { SalePictures } from './SalePictures';
import { SaleSide } from './SaleSide';

export default function SaleTemplate({ pageContext: sale }: PageProps<object, SalePageProps>) {
  const { trail, descriptionHtml, figures, parcels, finalPrices, documents, options, features } = sale;
  const { contacts, changes } = sale;
  const land = (
    <section>
      <h2>The land</h2>
      <Prose html={descriptionHtml} />
    </section>
  );
  return (
    <Page trail={trail}>
      <SaleHead sale={sale} />
      <FigureList figures={figures} />
      <section>
        <h2>Parcels</h2>
        <LotTable
          caption="Prices are in Canadian dollars. A parcel with no bid is not sold."
          lots={parcels}
          priceLabel={finalPrices ? 'Accepted or starting bid' : 'Starting bid'}
        />
      </section>
      <EnBlocSection sale={sale} />
      <Split head={land} side={<SaleSide contacts={contacts} changes={changes} />}>
        <SaleDates sale={sale} />
        <SaleDetails documents={documents} options={options} features={features} />
      </Split>
      <SalePictures sale={sale} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SalePageProps>) {
  return <PageHead {...pageContext.head} />;
}
