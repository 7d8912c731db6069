import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { PageHead } from '../../layout/head/PageHead';
import { NoticeBody } from '../../components/reading/notice-body/NoticeBody';
import { Page } from '../../layout/page/Page';
import { Button } from '../../ui/button/Button';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import type { NoticePageProps } from '../../page-data/notice';

export default function ErrorTestTemplate({ pageContext }: PageProps<object, NoticePageProps>) {
  const [failing, setFailing] = useState(false);
  if (failing) throw new Error('The error test was started by its button');
  return (
    <Page>
      <NoticeBody notice={pageContext}>
        <ButtonRow>
          <Button
            onClick={() => {
              setFailing(true);
            }}
          >
            Make this page fail
          </Button>
        </ButtonRow>
      </NoticeBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, NoticePageProps>) {
  return <PageHead {...pageContext.head} />;
}
