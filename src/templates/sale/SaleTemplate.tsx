import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { LotTable } from '../../layout/lot-table/LotTable';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../layout/people-list/PeopleList';
import { DocumentRows, FeatureRows, OptionRows } from '../../layout/sale-rows/SaleRows';
import type { SalePageProps } from '../../model/derive/pages/page-props';
import { FigureList } from '../../ui/figure-list/FigureList';
import { Prose } from '../../ui/prose/Prose';
import { EnBlocSection } from './EnBlocSection';
import { SaleDates } from './SaleDates';
import { SaleHead } from './SaleHead';
import { SalePictures } from './SalePictures';

export default function SaleTemplate({ pageContext: sale }: PageProps<object, SalePageProps>) {
  const {
    trail,
    descriptionHtml,
    figures,
    parcels,
    finalPrices,
    documents,
    options,
    features,
    contacts,
    changes,
  } = sale;
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
      <section>
        <h2>The land</h2>
        <Prose html={descriptionHtml} />
      </section>
      <SaleDates sale={sale} />
      {documents.length > 0 && (
        <section>
          <h2>Documents</h2>
          <p>Open to everyone. No account needed.</p>
          <DocumentRows documents={documents} />
        </section>
      )}
      {options.length > 0 && (
        <section>
          <h2>Options</h2>
          <p>What the buyer of a parcel may add.</p>
          <OptionRows options={options} />
        </section>
      )}
      {features.length > 0 && (
        <section>
          <h2>Features</h2>
          <FeatureRows features={features} />
        </section>
      )}
      <SalePictures sale={sale} />
      <section>
        <h2>Ask about this land</h2>
        <PeopleList people={contacts} />
      </section>
      {changes.length > 0 && (
        <section>
          <h2>Changes</h2>
          <ul>
            {changes.map(({ date, text }) => (
              <li key={date.iso + text}>
                <time dateTime={date.iso}>{date.text}</time>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SalePageProps>) {
  return <PageHead {...pageContext.head} />;
}
