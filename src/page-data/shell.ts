import { saleLegalDescriptions } from '../model/derive/land/sale-legal-descriptions';
import { townshipOf } from '../model/derive/land/township';
import { contactProps, quoteProps } from './prop-builders';
import type { ShellProps } from './shell-props';
import { menuSales, trackedSales } from './shell-sales';
import { saleCard } from './sale-card';
import { withStatus, type SaleContext } from './sale-context';
import { homeLink, type BuildContext } from './build-context';

const quotesInMenu = 4;

/** What header and footer show on every page. */
export function shellProps(context: BuildContext, saleContexts: readonly SaleContext[]): ShellProps {
  const { settings } = context.content;
  const open = withStatus(saleContexts, 'live', 'upcoming');
  const { routes, engine } = context;
  const { name } = settings.brand;
  const biddingProcess = { label: 'Bidding process', href: `${routes.biddingProcess}#Bidding-Process` };
  const startingBids = { label: 'Starting bids', href: `${routes.biddingProcess}#Starting-Bids` };
  const closing = { label: 'Closing the sale', href: `${routes.biddingProcess}#Closing-The-Sale` };
  const team = { label: 'Our team', href: routes.team };
  const testimonials = { label: 'Testimonials', href: routes.testimonials };
  const terms = { label: 'Terms and conditions', href: routes.terms };
  const faq = { label: 'Common questions', href: routes.faq };
  const podcast = { label: settings.podcast.title, href: routes.farmlandExchange };
  const enBloc = { label: 'What en bloc means', href: routes.enBlocQuestion };
  const fee = { label: 'The transaction fee', href: routes.transactionFee };
  const why = {
    title: `Why ${name}`,
    links: [{ label: `Why ${name}`, href: routes.why }, team, testimonials, terms, faq, podcast],
  };
  const how = { title: 'How It Works', links: [biddingProcess, startingBids, closing, enBloc, fee] };
  const account = {
    login: { label: 'Login', href: engine.login },
    register: { label: 'Create Account', href: engine.register },
    profile: engine.profile,
    logout: { label: 'Logout', href: engine.logout },
    adminSales: { label: 'Admin Sales', href: engine.adminAuctions },
    adminUsers: { label: 'Admin Users', href: engine.adminUsers },
    contact: { label: 'Contact Us', href: routes.contact },
  };
  return {
    brand: name,
    tagline: settings.brand.tagline,
    story: settings.brand.story ?? null,
    notice: settings.sample?.notice ?? null,
    contact: contactProps(context),
    social: [
      { label: 'Facebook', href: settings.social.facebook },
      { label: 'Instagram', href: settings.social.instagram },
      { label: 'YouTube', href: settings.social.youtube },
    ],
    home: homeLink(context),
    buy: {
      main: { label: 'Buy Land', href: routes.sales },
      groups: [
        {
          title: 'Find land',
          links: [
            { label: 'All upcoming sales', href: routes.sales },
            { label: 'Past sales and prices', href: routes.pastSales },
          ],
        },
        {
          title: 'Before you bid',
          links: [{ label: 'How the bidding works', href: routes.biddingProcess }, terms],
        },
      ],
    },
    sell: {
      main: { label: 'Sell Land', href: routes.sell },
      groups: [
        {
          title: 'Selling',
          links: [{ label: `Sell with ${name}`, href: routes.sell }, team, testimonials, faq],
        },
      ],
    },
    more: [
      why,
      how,
      {
        title: 'Compare Alternatives',
        links: [
          { label: 'Private sale', href: `${routes.compare}#Private-Sale` },
          { label: 'Public auction', href: `${routes.compare}#Public-Auction` },
          { label: 'Private tender', href: `${routes.compare}#Private-Tender` },
          { label: 'Professional realtor', href: `${routes.compare}#Professional-Realtor` },
        ],
      },
    ],
    footer: [
      why,
      { title: 'How We Work', links: [{ label: 'How a sale runs', href: routes.howItWorks }, ...how.links] },
    ],
    account,
    footerAccount: { ...account, register: { ...account.register, label: 'Create an Account' } },
    search: routes.search,
    saleCount: open.length,
    liveCount: withStatus(saleContexts, 'live').length,
    menuSales: menuSales(saleContexts).map((saleContext) => saleCard(context, saleContext)),
    tracked: trackedSales(saleContexts),
    engine: engine.origin,
    quotes: context.content.testimonials.slice(0, quotesInMenu).map((quote) => quoteProps(context, quote)),
    township: townshipOf(open.flatMap(({ sale }) => saleLegalDescriptions(sale))),
  };
}
