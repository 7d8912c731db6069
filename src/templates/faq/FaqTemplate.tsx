import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import type { FaqPageProps } from '../../model/derive/pages/editorial-props';
import { FaqSubjects } from './FaqSubjects';

export default function FaqTemplate({ pageContext }: PageProps<object, FaqPageProps>) {
  return (
    <Page>
      <FaqSubjects {...pageContext} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, FaqPageProps>) {
  return <PageHead {...pageContext.head} />;
}
