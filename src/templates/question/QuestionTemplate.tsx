import type { HeadProps, PageProps } from 'gatsby';
import { ArticleBody } from '../../layout/article-body/ArticleBody';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { QuestionList } from '../../layout/question-list/QuestionList';
import type { QuestionPageProps } from '../../model/derive/pages/editorial-props';
import { Section } from '../../ui/section/Section';
import { QuestionSteps } from './QuestionSteps';
import * as styles from './QuestionTemplate.module.css';

export default function QuestionTemplate({ pageContext }: PageProps<object, QuestionPageProps>) {
  const { trail, related } = pageContext;
  return (
    <Page trail={trail}>
      <ArticleBody page={pageContext}>
        {related.length > 0 && (
          <Section heading="Related questions" className={styles.related}>
            <QuestionList questions={related} />
          </Section>
        )}
        <QuestionSteps page={pageContext} />
      </ArticleBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, QuestionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
