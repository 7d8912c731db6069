import type { StaticPage } from '../../model/schema/editorial';
import { formatTimeOfDay } from '../../model/derive/dates';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { saleRoute, enBlocSimulatorAnchor } from '../../model/derive/routes';
import { article } from '../../page-data/article';
import { type EnBlocPageProps, type EnBlocRoundProps } from './props';
import type { SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';

function timesOf({ times, lots, zone }: SaleContext, group: string): EnBlocRoundProps['times'] {
  const block = lots.find(({ slug }) => slug === group);
  const { opensAt, closesAt } = times;
  if (opensAt === null || closesAt === null || block?.opensAt == null || block.closesAt === null) return null;
  return {
    opens: formatTimeOfDay(opensAt, zone),
    closes: formatTimeOfDay(closesAt, zone),
    enBlocOpens: formatTimeOfDay(block.opensAt, zone),
    enBlocCloses: formatTimeOfDay(block.closesAt, zone),
  };
}

function roundProps(
  saleContexts: readonly SaleContext[],
  { title, text, sale: slug, highBids, blockBid }: StaticPage['rounds'][number],
): EnBlocRoundProps[] {
  const saleContext = saleContexts.find(({ sale }) => sale.slug === slug);
  const group = saleContext?.sale.enBlocs[0];
  if (saleContext === undefined || group === undefined) return [];
  const { sale, lots } = saleContext;
  const members = sale.parcels.filter((parcel) => group.parcels.includes(parcel.slug));
  return [
    {
      title,
      text,
      sale: { label: sale.name, href: saleRoute(sale) },
      parcels: members.map(({ name, titledAcres }, index) => ({
        name,
        acres: titledAcres,
        highBid: highBids[index] ?? 0,
      })),
      block: {
        name: group.name,
        acres: lots.find((lot) => lot.slug === group.slug)?.titledAcres ?? 0,
        bid: blockBid,
      },
      times: timesOf(saleContext, group.slug),
      plan: salePlan({ ...sale, parcels: members, enBlocs: [group] }, 'live', 'page'),
    },
  ];
}

/** The article on en bloc bidding, with the rule in figures that visitors change. */
export function enBlocPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<EnBlocPageProps>[] {
  const { routes, content } = context;
  const { enBlocDelayMinutes: minutes, enBlocPremiumPercent: percent } = content.settings.saleRules;
  const how = { label: content.pages['how-it-works'].title, href: routes.howItWorks };
  const page = article(context, saleContexts, 'en-bloc', routes.enBloc, [how]);
  const rounds = content.pages['en-bloc'].rounds.flatMap((round) => roundProps(saleContexts, round));
  const example = { label: 'An en bloc day in figures', href: `#${enBlocSimulatorAnchor}` };
  return [
    {
      path: routes.enBloc,
      component: 'en-bloc/EnBlocTemplate.tsx',
      props: {
        ...page,
        tableOfContents: rounds.length === 0 ? page.tableOfContents : [...page.tableOfContents, example],
        rules: { minutes, percent },
        rounds,
      },
    },
  ];
}
