import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SalesMap } from '../../components/sales/sales-map/SalesMap';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Prose } from '../../ui/prose/Prose';
import { NewSalesSignup } from './NewSalesSignup';
import { SalesBrowser } from './SalesBrowser';
import { placeName } from './sales-labels';
import { currentTitle } from './current-title';
import { useSalesList } from './use-sales-list';
import type { SalesPageProps } from './props';

const mapId = 'map';

export default function SalesTemplate({ pageContext }: PageProps<object, SalesPageProps>) {
  const { sales, map, bodyHtml, pastSales, subscribe } = pageContext;
  const list = useSalesList(sales);
  const { coordinates } = list.query;
  const name = placeName(list.query);
  return (
    <Page>
      <SalesBrowser {...pageContext} list={list} mapId={mapId} />
      <NewSalesSignup subscribe={subscribe} near={coordinates !== null} />
      {sales.length > 0 && (
        <SalesMap
          id={mapId}
          sales={sales}
          matching={list.matching}
          map={map}
          place={coordinates === null || name === null ? null : { position: coordinates, name }}
        />
      )}
      <section>
        <Prose html={bodyHtml} />
        <MoreLink href={pastSales.href}>{pastSales.label}</MoreLink>
      </section>
    </Page>
  );
}

export function Head({ pageContext: { head, brand } }: HeadProps<object, SalesPageProps>) {
  return <PageHead {...head} title={currentTitle(head.title, brand)} />;
}
