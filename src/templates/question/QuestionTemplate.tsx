import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { QuestionPage } from './QuestionPage';
import type { QuestionPageProps } from './props';

export default function QuestionTemplate({ pageContext }: PageProps<object, QuestionPageProps>) {
  return <QuestionPage page={pageContext} />;
}

export function Head({ pageContext }: HeadProps<object, QuestionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
