import type { PageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import { noticeProps, type NoticeOptions, type NoticePageProps } from '../../page-data/notice';
import type { SitePage } from '../../page-data/page';
import { contactProps } from '../../page-data/prop-builders';

/** Short pages that say what happened and where to go on. */
export function noticePages(context: BuildContext): SitePage<NoticePageProps>[] {
  const { noLongerAvailable, salePostponed, sales, pastSales, search, contact } = context.routes;
  const upcoming = { label: 'See upcoming sales', href: sales };
  const past = { label: 'Past sales', href: pastSales };
  const gone: NoticeOptions = {
    illustration: 'crossed',
    links: [upcoming, past, { label: 'Contact us', href: contact }],
    failure: null,
    suggestNearestPage: false,
    noindex: false,
  };
  const notFound: NoticeOptions = {
    illustration: 'unknown',
    links: [upcoming, past, { label: 'Search all pages', href: search }],
    failure: null,
    suggestNearestPage: true,
    noindex: true,
  };
  const failure: NoticeOptions = {
    illustration: 'crossed',
    links: [],
    failure: contactProps(context),
    suggestNearestPage: false,
    noindex: true,
  };
  const page = (key: PageKey, path: string, options: NoticeOptions): SitePage<NoticePageProps> => ({
    path,
    component: 'notice/NoticeTemplate.tsx',
    props: noticeProps(context, key, path, options),
  });
  return [
    page('no-longer-available', noLongerAvailable, gone),
    page('sale-postponed', salePostponed, { ...gone, illustration: 'postponed' }),
    page('not-found', '/404/', notFound),
    page('error', '/500/', failure),
  ];
}
