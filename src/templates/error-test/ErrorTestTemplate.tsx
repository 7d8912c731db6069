import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { PageHead } from '../../layout/head/PageHead';
import { NoticeBody } from '../../layout/notice-body/NoticeBody';
import { Page } from '../../layout/page/Page';
import type { NoticePageProps } from '../../model/derive/pages/editorial-props';
import * as button from '../../ui/button-link/ButtonLink.module.css';

export default function ErrorTestTemplate({ pageContext }: PageProps<object, NoticePageProps>) {
  const [failing, setFailing] = useState(false);
  if (failing) throw new Error('The error test was started by its button');
  return (
    <Page>
      <NoticeBody notice={pageContext}>
        <button
          type="button"
          className={button.button}
          onClick={() => {
            setFailing(true);
          }}
        >
          Make this page fail
        </button>
      </NoticeBody>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, NoticePageProps>) {
  return <PageHead {...pageContext.head} />;
}
