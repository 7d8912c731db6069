import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { FigureList } from '../../ui/figure-list/FigureList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Archive } from './Archive';
import { AwaitedResults } from './AwaitedResults';
import { NoResults } from './NoResults';
import { NotSold } from './NotSold';
import * as styles from './PastSales.module.css';
import type { PastSalesPageProps } from './props';

export default function PastSalesTemplate({ pageContext }: PageProps<object, PastSalesPageProps>) {
  const { heading, summary, bodyHtml, figures, results, awaited, links } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      {figures.length > 0 && (
        <div className={styles.ledger}>
          <FigureList figures={figures} />
        </div>
      )}
      <AwaitedResults sales={awaited} />
      {results.length > 0 ? (
        <Archive results={results} csv={links.csv} bodyHtml={bodyHtml} />
      ) : (
        <NoResults links={links} />
      )}
      <NotSold {...pageContext} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, PastSalesPageProps>) {
  return <PageHead {...pageContext.head} />;
}
