import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../components/reading/article-body/ArticleBody';
import { QuestionList } from '../../components/reading/question-list/QuestionList';
import { PlanPair } from '../../components/sales/plan-pair/PlanPair';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { Section } from '../../ui/section/Section';
import { QuestionNavigation } from './QuestionNavigation';
import * as styles from './QuestionTemplate.module.css';
import type { QuestionPageProps } from './props';

/** A question with its answer and related links. */
export default function QuestionTemplate({ pageContext }: PageProps<object, QuestionPageProps>) {
  const { breadcrumbs, related } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <ArticleBody page={pageContext} Plans={PlanPair}>
        {related.length > 0 && (
          <Section heading={TEXTS.questions.related} className={styles.related}>
            <QuestionList questions={related} />
          </Section>
        )}
        <QuestionNavigation page={pageContext} />
      </ArticleBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, QuestionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
