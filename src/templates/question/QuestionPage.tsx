import { ArticleBody, type ArticleBodyProps } from '../../components/reading/article-body/ArticleBody';
import { Page } from '../../layout/page/Page';
import { QuestionList } from '../../components/reading/question-list/QuestionList';
import { Section } from '../../ui/section/Section';
import { QuestionNavigation } from './QuestionNavigation';
import * as styles from './QuestionPage.module.css';
import type { QuestionPageProps } from './props';

interface QuestionPageComponentProps extends Pick<ArticleBodyProps, 'Plans'> {
  readonly page: QuestionPageProps;
}

/** A question with its answer, and where to read on. */
export function QuestionPage({ page, Plans }: QuestionPageComponentProps) {
  const { breadcrumbs, related } = page;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <ArticleBody page={page} Plans={Plans}>
        {related.length > 0 && (
          <Section heading="Related questions" className={styles.related}>
            <QuestionList questions={related} />
          </Section>
        )}
        <QuestionNavigation page={page} />
      </ArticleBody>
    </Page>
  );
}
