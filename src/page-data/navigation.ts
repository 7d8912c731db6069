import { questionRoute, type siteRoutes } from '../model/derive/routes';
import type { LinkablePage, Navigation, NavigationLink } from '../model/schema/navigation';
import type { BuildContext } from './build-context';
import type { LinkProps } from './common-props';
import type { LinkGroup } from './shell-props';

type SiteRoutes = ReturnType<typeof siteRoutes>;

const routeNames = {
  home: 'home',
  sales: 'sales',
  'past-sales': 'pastSales',
  sell: 'sell',
  why: 'why',
  'how-it-works': 'howItWorks',
  'en-bloc': 'enBloc',
  faq: 'faq',
  glossary: 'glossary',
  team: 'team',
  testimonials: 'testimonials',
  'farmland-exchange': 'farmlandExchange',
  contact: 'contact',
  subscribe: 'subscribe',
  search: 'search',
  shortlist: 'shortlist',
  'terms-and-conditions': 'terms',
  payments: 'payments',
} as const satisfies Readonly<Record<LinkablePage, keyof SiteRoutes>>;

/** The address of a page that a menu may lead to. */
export function linkablePagePath(routes: SiteRoutes, page: LinkablePage): string {
  return routes[routeNames[page]];
}

function pathOf(routes: SiteRoutes, { page, question }: NavigationLink): string {
  if (page !== undefined) return linkablePagePath(routes, page);
  const [category = '', slug = ''] = (question ?? '').split('/');
  return questionRoute({ category, slug });
}

/** Replaces {brand} in an editor's text with the company's name. */
export function withBrandName(text: string, { content }: Pick<BuildContext, 'content'>): string {
  return text.replaceAll('{brand}', content.settings.brand.name);
}

function linkProps(context: BuildContext, link: NavigationLink): LinkProps {
  const anchor = link.anchor === undefined ? '' : `#${link.anchor}`;
  return { label: withBrandName(link.label, context), href: pathOf(context.routes, link) + anchor };
}

/** The columns of links of a menu or of the footer. */
export function linkGroups(context: BuildContext, groups: Navigation['buy']['groups']): LinkGroup[] {
  return groups.map(({ title, links }) => ({
    title: withBrandName(title, context),
    links: links.map((link) => linkProps(context, link)),
  }));
}

/**
 * Links for visitors who want to take part in a sale: to register, or for those who have registered, to contact
 * us.
 */
export function actionLinks(context: BuildContext): {
  readonly register: LinkProps;
  readonly contact: LinkProps;
} {
  const { registerToBid, contactUs } = context.content.navigation.actions;
  return {
    register: { label: withBrandName(registerToBid, context), href: context.engine.register },
    contact: { label: withBrandName(contactUs, context), href: context.routes.contact },
  };
}
