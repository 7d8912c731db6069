import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { LotTable } from '../../layout/lot-table/LotTable';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../layout/people-list/PeopleList';
import { DocumentRows, FeatureRows, OptionRows } from '../../layout/sale-rows/SaleRows';
import type { ParcelPageProps } from '../../model/derive/pages/page-props';
import { FactList } from '../../ui/fact-list/FactList';
import { Figure } from '../../ui/figure/Figure';
import { Prose } from '../../ui/prose/Prose';
import { ParcelHead } from './ParcelHead';
import { ParcelNeighbours } from './ParcelNeighbours';

export default function ParcelTemplate({ pageContext: parcel }: PageProps<object, ParcelPageProps>) {
  const { trail, pictures, facts, descriptionHtml, members, features, options, documents, contacts } = parcel;
  return (
    <Page trail={trail}>
      <ParcelHead parcel={parcel} />
      {pictures.map((picture, index) => (
        <Figure
          key={picture.src}
          picture={picture}
          sizes="(min-width: 1328px) 78rem, 100vw"
          eager={index === 0}
        />
      ))}
      <section>
        <h2>Facts</h2>
        <FactList facts={facts} />
      </section>
      <section>
        <h2>{parcel.enBloc ? 'How it works' : 'The land'}</h2>
        <Prose html={descriptionHtml} />
      </section>
      {members.length > 0 && (
        <section>
          <h2>Its parcels</h2>
          <LotTable caption="The same land, parcel by parcel" lots={members} priceLabel="Price" />
        </section>
      )}
      {features.length > 0 && (
        <section>
          <h2>Features</h2>
          <FeatureRows features={features} />
        </section>
      )}
      {options.length > 0 && (
        <section>
          <h2>Options</h2>
          <OptionRows options={options} />
        </section>
      )}
      {documents.length > 0 && (
        <section>
          <h2>Documents</h2>
          <DocumentRows documents={documents} />
        </section>
      )}
      <section>
        <h2>Ask about this land</h2>
        <PeopleList people={contacts} />
      </section>
      <ParcelNeighbours parcel={parcel} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ParcelPageProps>) {
  return <PageHead {...pageContext.head} />;
}
