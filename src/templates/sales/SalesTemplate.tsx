import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { NoUpcomingSales } from '../../layout/no-upcoming-sales/NoUpcomingSales';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { SalesPageProps } from '../../model/derive/pages/list-props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

export default function SalesTemplate({ pageContext }: PageProps<object, SalesPageProps>) {
  const { heading, summary, bodyHtml, live, upcoming, setAside, pastSales } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      {live.length > 0 && (
        <section>
          <h2>Selling now</h2>
          <SaleCards sales={live} />
        </section>
      )}
      <section>
        <h2>Upcoming</h2>
        {upcoming.length > 0 ? <SaleCards sales={upcoming} /> : <NoUpcomingSales />}
      </section>
      {setAside.length > 0 && (
        <section>
          <h2>Waiting for a new date</h2>
          <SaleCards sales={setAside} />
        </section>
      )}
      <section>
        <Prose html={bodyHtml} />
        <MoreLink href={pastSales.href}>{pastSales.label}</MoreLink>
      </section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, SalesPageProps>) {
  return <PageHead {...pageContext.head} />;
}
