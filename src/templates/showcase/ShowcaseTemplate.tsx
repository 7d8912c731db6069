import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { ShowcasePageProps } from '../../model/derive/pages/subpage-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';

export default function ShowcaseTemplate({ pageContext }: PageProps<object, ShowcasePageProps>) {
  const { heading, summary, sales } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <section>
        <h2>Sales</h2>
        <SaleCards sales={sales} />
      </section>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ShowcasePageProps>) {
  return <PageHead {...pageContext.head} />;
}
