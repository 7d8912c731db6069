import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { PlanPair } from '../../components/sales/plan-pair/PlanPair';
import { QuestionPage } from './QuestionPage';
import type { QuestionPageProps } from './props';

/** A question whose answer holds plans: only its pages carry their looks. */
export default function DrawnQuestionTemplate({ pageContext }: PageProps<object, QuestionPageProps>) {
  return <QuestionPage page={pageContext} Plans={PlanPair} />;
}

export function Head({ pageContext }: HeadProps<object, QuestionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
