import type { PageKey } from '../../schema/editorial';
import { contactProps } from './blocks';
import type { GeneratedPage } from './page';
import type { NoticePageProps } from './editorial-props';
import { headProps, type Site } from './site';

function notice(site: Site, key: PageKey, path: string, noindex: boolean): NoticePageProps {
  const { routes, content } = site;
  const page = content.pages[key];
  return {
    head: headProps(site, { path, title: page.title, description: page.summary, noindex }),
    heading: page.heading ?? page.title,
    summary: page.summary,
    bodyHtml: site.html(page.body),
    links: [
      { label: 'Upcoming sales', href: routes.sales },
      { label: 'Past sales', href: routes.pastSales },
      { label: 'Questions', href: routes.faq },
      { label: 'Home page', href: routes.home },
    ],
    contact: contactProps(site),
  };
}

/** Short pages that say what happened and where to go on. */
export function noticePages(site: Site): GeneratedPage[] {
  const { noLongerAvailable, salePostponed, errorTest } = site.routes;
  return [
    {
      path: noLongerAvailable,
      template: 'notice',
      props: notice(site, 'no-longer-available', noLongerAvailable, false),
    },
    { path: salePostponed, template: 'notice', props: notice(site, 'sale-postponed', salePostponed, false) },
    { path: errorTest, template: 'error-test', props: notice(site, 'error-test', errorTest, true) },
    { path: '/404/', template: 'notice', props: notice(site, 'not-found', '/404/', true) },
    { path: '/500/', template: 'notice', props: notice(site, 'error', '/500/', true) },
  ];
}
