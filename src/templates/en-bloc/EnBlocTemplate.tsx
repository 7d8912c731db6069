import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../components/reading/article-body/ArticleBody';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { EnBlocSimulator } from '../../components/sales/en-bloc-simulator/EnBlocSimulator';
import { enBlocSimulatorAnchor } from '../../model/derive/routes';
import { FoldedSection } from '../../ui/fold/FoldedSection';
import type { EnBlocPageProps } from './props';

export default function EnBlocTemplate({ pageContext }: PageProps<object, EnBlocPageProps>) {
  const { breadcrumbs, rounds, rules } = pageContext;
  const [first, ...others] = rounds;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <ArticleBody page={pageContext}>
        {first !== undefined && (
          <FoldedSection id={enBlocSimulatorAnchor} heading={TEXTS.simulator.heading}>
            <EnBlocSimulator rounds={[first, ...others]} rules={rules} />
          </FoldedSection>
        )}
      </ArticleBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, EnBlocPageProps>) {
  return <PageHead {...pageContext.head} />;
}
