import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { PastSalesPageProps, ResultRowProps } from '../../model/derive/pages/page-props';
import { DataTable, type Column } from '../../ui/data-table/DataTable';
import { FigureList } from '../../ui/figure-list/FigureList';
import { Link } from '../../ui/link/Link';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

const columns: readonly Column<ResultRowProps>[] = [
  {
    heading: 'Sale',
    cell: ({ href, name, nearby }) => (
      <span>
        <Link href={href}>{name}</Link>, {nearby}
      </span>
    ),
  },
  { heading: 'Closed', cell: ({ closed }) => <time dateTime={closed.iso}>{closed.text}</time> },
  { heading: 'Sold as', cell: ({ soldAs }) => soldAs },
  { heading: 'Acres sold', cell: ({ acres }) => acres, figure: true },
  { heading: 'Sold for', cell: ({ soldFor }) => soldFor, figure: true },
  { heading: 'Per titled acre', cell: ({ perTitledAcre }) => perTitledAcre, figure: true },
  { heading: 'Per cultivated acre', cell: ({ perCultivatedAcre }) => perCultivatedAcre, figure: true },
];

export default function PastSalesTemplate({ pageContext }: PageProps<object, PastSalesPageProps>) {
  const { heading, summary, bodyHtml, figures, results, setAside } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <FigureList figures={figures} />
      <section>
        <h2>Results</h2>
        {results.length > 0 ? (
          <DataTable
            caption="Completed sales, the latest first. Land that sold en bloc counts once."
            columns={columns}
            rows={results}
            rowKey={({ href }) => href}
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
