import type { HeadProps, PageProps } from 'gatsby';
import { ArticleText } from '../../components/reading/article-body/ArticleText';
import { ReadingContents } from '../../components/reading/article-body/ReadingContents';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Split } from '../../ui/split/Split';
import type { HowItWorksPageProps } from './props';
import { SaleDay } from './SaleDay';

export default function HowItWorksTemplate({ pageContext }: PageProps<object, HowItWorksPageProps>) {
  const { breadcrumbs, heading, summary, body, tableOfContents } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} summary={summary} />
      <SaleDay {...pageContext} />
      <Split
        head={<ArticleText blocks={body} />}
        side={<ReadingContents tableOfContents={tableOfContents} />}
        sideAt="left"
        wideOnly
      >
        {null}
      </Split>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, HowItWorksPageProps>) {
  return <PageHead {...pageContext.head} />;
}
