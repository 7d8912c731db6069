import { notSentRoute, unsubscribedRoute, unsubscribeRoute } from '../../model/derive/forms/form-fields';
import type { PageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import { noticeProps, type NoticeOptions, type NoticePageProps } from '../../page-data/notice';
import type { SitePage } from '../../page-data/page';
import { contactProps } from '../../page-data/prop-builders';

/** Short pages that explain a status and link to other pages. */
export function noticePages(context: BuildContext): SitePage<NoticePageProps>[] {
  const { home, noLongerAvailable, salePostponed, thanks, sales, pastSales, search, contact } =
    context.routes;
  const { contact: contactTexts, failures, pastSales: pastSalesTexts } = context.content.texts;
  const upcoming = { label: pastSalesTexts.seeSales, href: sales };
  const past = { label: failures.pastSales, href: pastSales };
  const gone: NoticeOptions = {
    illustration: 'crossed',
    links: [upcoming, past, { label: contactTexts.heading, href: contact }],
    failure: null,
    suggestNearestPage: false,
    noindex: false,
  };
  const notFound: NoticeOptions = {
    illustration: 'unknown',
    links: [upcoming, past, { label: failures.searchAll, href: search }],
    failure: null,
    suggestNearestPage: true,
    noindex: true,
  };
  const notSent: NoticeOptions = {
    ...gone,
    links: [{ label: contactTexts.heading, href: contact }, upcoming],
    noindex: true,
  };
  const sent: NoticeOptions = {
    illustration: 'open',
    links: [upcoming, { label: failures.home, href: home }],
    failure: null,
    suggestNearestPage: false,
    noindex: true,
  };
  const unsubscribe: NoticeOptions = {
    ...sent,
    links: [],
    postButton: context.content.texts.forms.stopReminders,
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
    page('not-sent', notSentRoute, notSent),
    page('thanks', thanks, sent),
    page('unsubscribe', unsubscribeRoute, unsubscribe),
    page('unsubscribed', unsubscribedRoute, sent),
    page('not-found', '/404/', notFound),
    page('error', '/500/', failure),
  ];
}
