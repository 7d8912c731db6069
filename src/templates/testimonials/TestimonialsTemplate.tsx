import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Quote } from '../../layout/quote/Quote';
import type { TestimonialsPageProps } from '../../model/derive/pages/editorial-props';
import { Columns } from '../../ui/columns/Columns';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';

export default function TestimonialsTemplate({ pageContext }: PageProps<object, TestimonialsPageProps>) {
  const { heading, summary, bodyHtml, quotes } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
      <Columns>
        {quotes.map((quote) => (
          <Quote key={quote.name} quote={quote} />
        ))}
      </Columns>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, TestimonialsPageProps>) {
  return <PageHead {...pageContext.head} />;
}
