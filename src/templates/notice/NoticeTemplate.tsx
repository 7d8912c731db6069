import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { NoticeBody } from '../../components/reading/notice-body/NoticeBody';
import { Page } from '../../layout/page/Page';
import { NearestPage } from './NearestPage';
import type { NoticePageProps } from '../../page-data/notice';

export default function NoticeTemplate({ pageContext }: PageProps<object, NoticePageProps>) {
  return (
    <Page>
      <NoticeBody notice={pageContext}>{pageContext.suggestNearestPage && <NearestPage />}</NoticeBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, NoticePageProps>) {
  return <PageHead {...pageContext.head} />;
}
