import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { ResultTable } from '../../layout/result-table/ResultTable';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { PastSalesPageProps } from '../../model/derive/pages/list-props';
import { FigureList } from '../../ui/figure-list/FigureList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

export default function PastSalesTemplate({ pageContext }: PageProps<object, PastSalesPageProps>) {
  const { heading, summary, bodyHtml, figures, results, setAside } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <FigureList figures={figures} />
      <section>
        <h2>Results</h2>
        {results.length > 0 ? (
          <ResultTable
            caption="Completed sales, the latest first. Land that sold en bloc counts once."
            results={results}
            length="full"
          />
        ) : (
          <p>No sale has closed yet.</p>
        )}
        <Prose html={bodyHtml} />
      </section>
      {setAside.length > 0 && (
        <section>
          <h2>Postponed and withdrawn</h2>
          <SaleCards sales={setAside} />
        </section>
      )}
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, PastSalesPageProps>) {
  return <PageHead {...pageContext.head} />;
}
