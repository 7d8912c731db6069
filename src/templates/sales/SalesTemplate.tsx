import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SalesMap } from '../../components/sales/sales-map/SalesMap';
import { isOnMap, project } from '../../model/derive/map/map-projection';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Prose } from '../../ui/prose/Prose';
import { NewSalesSignup } from './NewSalesSignup';
import { SalesBrowser } from './SalesBrowser';
import { currentTitle } from './current-title';
import { useSalesList } from './use-sales-list';
import type { SalesPageProps } from './props';

const mapId = 'map';

export default function SalesTemplate({ pageContext }: PageProps<object, SalesPageProps>) {
  const { sales, map, bodyHtml, pastSales, subscribe } = pageContext;
  const list = useSalesList(sales);
  const { coordinates } = list.query;
  const place = coordinates === null ? null : project(coordinates);
  return (
    <Page>
      <SalesBrowser {...pageContext} list={list} mapId={mapId} />
      <NewSalesSignup subscribe={subscribe} near={coordinates !== null} />
      <SalesMap
        id={mapId}
        sales={sales}
        map={map}
        position={place !== null && isOnMap(place) ? place : null}
      />
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
