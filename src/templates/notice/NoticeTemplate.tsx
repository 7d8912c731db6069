import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { NoticeBody } from '../../components/reading/notice-body/NoticeBody';
import { Page } from '../../layout/page/Page';
import { Button } from '../../ui/button/Button';
import { NearestPage } from './NearestPage';
import type { NoticePageProps } from '../../page-data/notice';

export default function NoticeTemplate({ pageContext }: PageProps<object, NoticePageProps>) {
  return (
    <Page>
      <NoticeBody notice={pageContext}>
        {pageContext.postButton !== undefined && (
          <form method="post">
            <Button type="submit" kind="primary">
              {pageContext.postButton}
            </Button>
          </form>
        )}
        {pageContext.suggestNearestPage && <NearestPage />}
      </NoticeBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, NoticePageProps>) {
  return <PageHead {...pageContext.head} />;
}
