import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../components/reading/article-body/ArticleBody';
import { PlanPair } from '../../components/sales/plan-pair/PlanPair';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { ArticlePageProps } from '../../page-data/article-props';

export default function ArticleTemplate({ pageContext }: PageProps<object, ArticlePageProps>) {
  return (
    <Page breadcrumbs={pageContext.breadcrumbs}>
      <ArticleBody page={pageContext} Plans={PlanPair} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ArticlePageProps>) {
  return <PageHead {...pageContext.head} />;
}
