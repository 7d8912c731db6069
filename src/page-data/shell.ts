import type { Settings } from '../model/schema/settings';
import { saleLegalDescriptions } from '../model/derive/land/sale-legal-descriptions';
import { townshipOf } from '../model/derive/land/township';
import { contactProps, quoteProps } from './prop-builders';
import { linkGroups, withBrandName } from './navigation';
import type { AccountProps, ShellProps } from './shell-props';
import { searchProps } from './shell-search';
import { menuSales, trackedSales } from './shell-sales';
import { saleCard } from './sale-card';
import { withStatus, type SaleContext } from './sale-context';
import { homeLink, type BuildContext } from './build-context';

const quotesInMenu = 4;

/** Lists the networks for which the settings have an address. */
function socialLinks({ facebook, instagram, youtube }: Settings['social']): ShellProps['social'] {
  const networks = [
    { label: 'Facebook', href: facebook },
    { label: 'Instagram', href: instagram },
    { label: 'YouTube', href: youtube },
  ] as const;
  return networks.flatMap(({ label, href }) => (href === undefined ? [] : { label, href }));
}

/** Creates the props of the header and the footer, which are on every page. */
export function shellProps(context: BuildContext, saleContexts: readonly SaleContext[]): ShellProps {
  const { content, routes, engine } = context;
  const { settings } = content;
  const open = withStatus(saleContexts, 'live', 'upcoming');
  const { buy, sell, more, footer, actions } = content.navigation;
  const label = (text: string) => withBrandName(text, context);
  const account: AccountProps = {
    login: { label: label(actions.login), href: engine.login },
    register: { label: label(actions.createAccount), href: engine.register },
    registerToBid: label(actions.registerToBid),
    profile: { label: label(actions.editAccount), href: engine.profile },
    addNumber: label(actions.addNumber),
    logout: { label: label(actions.logout), href: engine.logout },
    adminSales: { label: label(actions.adminSales), href: engine.adminAuctions },
    adminUsers: { label: label(actions.adminUsers), href: engine.adminUsers },
    contact: { label: label(actions.contactUs), href: routes.contact },
  };
  return {
    brand: settings.brand.name,
    tagline: settings.brand.tagline,
    story: settings.brand.story ?? null,
    notice: settings.sample?.notice ?? null,
    contact: contactProps(context),
    social: socialLinks(settings.social),
    home: homeLink(context),
    buy: { main: { label: label(buy.label), href: routes.sales }, groups: linkGroups(context, buy.groups) },
    sell: { main: { label: label(sell.label), href: routes.sell }, groups: linkGroups(context, sell.groups) },
    more: { label: label(more.label), groups: linkGroups(context, more.groups) },
    footer: {
      groups: linkGroups(context, footer.groups),
      account: label(footer.account),
      contact: label(footer.contact),
    },
    account,
    footerAccount: {
      ...account,
      register: { ...account.register, label: label(actions.createAnAccount) },
      profile: { ...account.profile, label: label(actions.viewAccount) },
    },
    search: searchProps(context, saleContexts),
    saleCount: open.length,
    liveCount: withStatus(saleContexts, 'live').length,
    menuSales: menuSales(saleContexts).map((saleContext) => saleCard(context, saleContext)),
    tracked: trackedSales(saleContexts),
    engine: engine.origin,
    newsletter: context.newsletter,
    quotes: content.testimonials.slice(0, quotesInMenu).map((quote) => quoteProps(context, quote)),
    township: townshipOf(open.flatMap(({ sale }) => saleLegalDescriptions(sale))),
  };
}
