import type { PageKey } from '../../model/schema/editorial';
import { contactProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import type { NoticePageProps } from '../../page-data/editorial-props';
import type { LinkProps } from '../../page-data/common-props';
import { headProps, type Site } from '../../page-data/build-context';

type Fate = Pick<NoticePageProps, 'drawing' | 'links' | 'failure' | 'lookAround'>;

function notice(site: Site, key: PageKey, path: string, noindex: boolean, fate: Fate): NoticePageProps {
  const page = site.content.pages[key];
  return {
    head: headProps(site, { path, title: page.title, description: page.summary, noindex }),
    heading: page.heading ?? page.title,
    summary: page.summary,
    bodyHtml: site.html(page.body),
    ...fate,
  };
}

/** Short pages that say what happened and where to go on. */
export function noticePages(site: Site): GeneratedPage[] {
  const { noLongerAvailable, salePostponed, errorTest, sales, pastSales, search, contact, home } =
    site.routes;
  const upcoming: LinkProps = { label: 'See upcoming sales', href: sales };
  const past: LinkProps = { label: 'Past sales', href: pastSales };
  const ask: LinkProps = { label: 'Contact us', href: contact };
  const gone: Fate = {
    drawing: 'crossed',
    links: [upcoming, past, ask],
    failure: null,
    lookAround: false,
  };
  const failure: Fate = { drawing: 'crossed', links: [], failure: contactProps(site), lookAround: false };
  const unknown: Fate = {
    drawing: 'unknown',
    links: [upcoming, past, { label: 'Search all pages', href: search }],
    failure: null,
    lookAround: true,
  };
  return [
    {
      path: noLongerAvailable,
      template: 'notice',
      props: notice(site, 'no-longer-available', noLongerAvailable, false, gone),
    },
    {
      path: salePostponed,
      template: 'notice',
      props: notice(site, 'sale-postponed', salePostponed, false, { ...gone, drawing: 'postponed' }),
    },
    {
      path: errorTest,
      template: 'error-test',
      props: notice(site, 'error-test', errorTest, true, {
        ...gone,
        links: [{ label: 'Home page', href: home }],
      }),
    },
    { path: '/404/', template: 'notice', props: notice(site, 'not-found', '/404/', true, unknown) },
    { path: '/500/', template: 'notice', props: notice(site, 'error', '/500/', true, failure) },
  ];
}
