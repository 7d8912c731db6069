import type { BuildContext } from '../../page-data/build-context';
import { noticeProps, type NoticePageProps } from '../../page-data/notice';
import type { SitePage } from '../../page-data/page';

/** The page that fails on purpose, for testing error reports. */
export function errorTestPages(context: BuildContext): SitePage<NoticePageProps>[] {
  const { errorTest, home } = context.routes;
  return [
    {
      path: errorTest,
      component: 'error-test/ErrorTestTemplate.tsx',
      props: noticeProps(context, 'error-test', errorTest, {
        illustration: 'crossed',
        links: [{ label: 'Home page', href: home }],
        failure: null,
        suggestNearestPage: false,
        noindex: true,
      }),
    },
  ];
}
