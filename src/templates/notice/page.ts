import { notSentRoute, unsubscribedRoute, unsubscribeRoute } from '../../model/derive/forms/form-fields';
import type { PageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import type { LinkProps } from '../../page-data/common-props';
import { noticeProps, type NoticeOptions, type NoticePageProps } from '../../page-data/notice';
import type { MakePage, PageKind } from '../../page-data/page';
import { contactProps } from '../../page-data/prop-builders';

type LinkName = 'home' | 'sales' | 'pastSales' | 'search' | 'contact';

function links({ routes, content }: BuildContext, ...names: readonly LinkName[]): LinkProps[] {
  const { contact, failures, pastSales } = content.texts;
  const labels: Readonly<Record<LinkName, string>> = {
    home: failures.home,
    sales: pastSales.seeSales,
    pastSales: failures.pastSales,
    search: failures.searchAll,
    contact: contact.heading,
  };
  return names.map((name) => ({ label: labels[name], href: routes[name] }));
}

function gone(context: BuildContext): NoticeOptions {
  return {
    illustration: 'crossed',
    links: links(context, 'sales', 'pastSales', 'contact'),
    failure: null,
    suggestNearestPage: false,
    noindex: false,
  };
}

function postponed(context: BuildContext): NoticeOptions {
  return { ...gone(context), illustration: 'postponed' };
}

function notFound(context: BuildContext): NoticeOptions {
  return {
    illustration: 'unknown',
    links: links(context, 'sales', 'pastSales', 'search'),
    failure: null,
    suggestNearestPage: true,
    noindex: true,
  };
}

function notSent(context: BuildContext): NoticeOptions {
  return { ...gone(context), links: links(context, 'contact', 'sales'), noindex: true };
}

function sent(context: BuildContext): NoticeOptions {
  return {
    illustration: 'open',
    links: links(context, 'sales', 'home'),
    failure: null,
    suggestNearestPage: false,
    noindex: true,
  };
}

function unsubscribe(context: BuildContext): NoticeOptions {
  return { ...sent(context), links: [], postButton: context.content.texts.forms.stopReminders };
}

function failure(context: BuildContext): NoticeOptions {
  return {
    illustration: 'crossed',
    links: [],
    failure: contactProps(context),
    suggestNearestPage: false,
    noindex: true,
  };
}

/** A short page that explains a status and links to other pages. */
function noticePage(
  key: PageKey,
  pathOf: (routes: BuildContext['routes']) => string,
  optionsOf: (context: BuildContext) => NoticeOptions,
): MakePage<NoticePageProps> {
  return (context) => {
    const path = pathOf(context.routes);
    return { path, props: noticeProps(context, key, path, optionsOf(context)) };
  };
}

export const noticeKind = {
  template: 'notice/NoticeTemplate.tsx',
  fixedPages: {
    'no-longer-available': noticePage('no-longer-available', (routes) => routes.noLongerAvailable, gone),
    'sale-postponed': noticePage('sale-postponed', (routes) => routes.salePostponed, postponed),
    'not-sent': noticePage('not-sent', () => notSentRoute, notSent),
    thanks: noticePage('thanks', (routes) => routes.thanks, sent),
    unsubscribe: noticePage('unsubscribe', () => unsubscribeRoute, unsubscribe),
    unsubscribed: noticePage('unsubscribed', () => unsubscribedRoute, sent),
    'not-found': noticePage('not-found', () => '/404/', notFound),
    error: noticePage('error', () => '/500/', failure),
  },
} satisfies PageKind;
