import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { StatList } from '../../ui/stat-list/StatList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ResultsArchive } from './ResultsArchive';
import { PendingResults } from './PendingResults';
import { NoResults } from './NoResults';
import { NotSold } from './NotSold';
import * as styles from './PastSales.module.css';
import type { PastSalesPageProps } from './props';

export default function PastSalesTemplate({ pageContext }: PageProps<object, PastSalesPageProps>) {
  const { heading, summary, bodyHtml, figures, results, pending, links } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      {figures.length > 0 && (
        <div className={styles.ledger}>
          <StatList figures={figures} />
        </div>
      )}
      <PendingResults sales={pending} />
      {results.length > 0 ? (
        <ResultsArchive results={results} csv={links.csv} bodyHtml={bodyHtml} />
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
