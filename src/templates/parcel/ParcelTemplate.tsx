import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { LotTable } from '../../layout/lot-table/LotTable';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../layout/people-list/PeopleList';
import { SaleDetails } from '../../layout/sale-details/SaleDetails';
import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import { Columns } from '../../ui/columns/Columns';
import { FactList } from '../../ui/fact-list/FactList';
import { Figure } from '../../ui/figure/Figure';
import { Prose } from '../../ui/prose/Prose';
import { Split } from '../../ui/split/Split';
import { ParcelHead } from './ParcelHead';
import { ParcelNeighbours } from './ParcelNeighbours';

export default function ParcelTemplate({ pageContext: parcel }: PageProps<object, ParcelPageProps>) {
  const { trail, pictures, facts, descriptionHtml, members, features, options, documents, contacts } = parcel;
  const factSection = (
    <section>
      <h2>Facts</h2>
      <FactList facts={facts} />
    </section>
  );
  const ask = (
    <section>
      <h2>Ask about this land</h2>
      <PeopleList people={contacts} />
    </section>
  );
  return (
    <Page trail={trail}>
      <ParcelHead parcel={parcel} />
      <Columns>
        {pictures.map((picture, index) => (
          <Figure
            key={picture.src}
            picture={picture}
            sizes={
              pictures.length > 1 ? '(min-width: 1024px) 38rem, 100vw' : '(min-width: 1328px) 78rem, 100vw'
            }
            eager={index === 0}
          />
        ))}
      </Columns>
      {members.length > 0 && (
        <section>
          <h2>Its parcels</h2>
          <LotTable caption="The same land, parcel by parcel" lots={members} priceLabel="Price" />
        </section>
      )}
      <Split head={factSection} side={ask}>
        <section>
          <h2>{parcel.enBloc ? 'How it works' : 'The land'}</h2>
          <Prose html={descriptionHtml} />
        </section>
        <SaleDetails documents={documents} options={options} features={features} />
      </Split>
      <ParcelNeighbours parcel={parcel} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ParcelPageProps>) {
  return <PageHead {...pageContext.head} />;
}
