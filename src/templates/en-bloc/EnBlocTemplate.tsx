import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../components/reading/article-body/ArticleBody';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { EnBlocPageProps } from './props';
import { EnBlocSimulator } from '../../components/sales/en-bloc-simulator/EnBlocSimulator';

export default function EnBlocTemplate({ pageContext }: PageProps<object, EnBlocPageProps>) {
  const { breadcrumbs, rounds, rules } = pageContext;
  const [first, ...others] = rounds;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <ArticleBody page={pageContext}>
        {first !== undefined && <EnBlocSimulator rounds={[first, ...others]} rules={rules} />}
      </ArticleBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, EnBlocPageProps>) {
  return <PageHead {...pageContext.head} />;
}
