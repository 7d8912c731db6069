import type { BuildContext } from '../../page-data/build-context';
import { noticeProps, type NoticePageProps } from '../../page-data/notice';
import type { PageKind, SitePage } from '../../page-data/page';

/** The page that fails on purpose, for testing error reports. */
function errorTestPage(context: BuildContext): SitePage<NoticePageProps> {
  const { errorTest, home } = context.routes;
  return {
    path: errorTest,
    props: noticeProps(context, 'error-test', errorTest, {
      illustration: 'crossed',
      links: [{ label: 'Home page', href: home }],
      failure: null,
      suggestNearestPage: false,
      noindex: true,
    }),
  };
}

export const errorTestKind = {
  template: 'error-test/ErrorTestTemplate.tsx',
  fixedPages: { 'error-test': errorTestPage },
} satisfies PageKind;
