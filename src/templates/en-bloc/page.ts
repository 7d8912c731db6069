import type { Page } from '../../model/schema/editorial';
import { timeOfDay } from '../../model/derive/dates';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { saleRoute } from '../../model/derive/routes';
import { article } from '../../page-data/article';
import { enBlocDayAnchor, type RoundProps } from './props';
import type { GeneratedPage } from '../../page-data/page';
import type { SaleView } from '../../page-data/sale-context';
import type { Site } from '../../page-data/build-context';

function timesOf({ times, lots, zone }: SaleView, group: string): RoundProps['times'] {
  const block = lots.find(({ slug }) => slug === group);
  const { start, end } = times;
  if (start === null || end === null || block?.startTime == null || block.endTime === null) return null;
  return {
    opens: timeOfDay(start, zone),
    closes: timeOfDay(end, zone),
    enBlocOpens: timeOfDay(block.startTime, zone),
    enBlocCloses: timeOfDay(block.endTime, zone),
  };
}

function roundProps(
  views: readonly SaleView[],
  { title, text, sale: slug, highBids, blockBid }: Page['rounds'][number],
): RoundProps[] {
  const view = views.find(({ sale }) => sale.slug === slug);
  const group = view?.sale.enBlocs[0];
  if (view === undefined || group === undefined) return [];
  const { sale, lots } = view;
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
        acres: lots.find((lot) => lot.slug === group.slug)?.size ?? 0,
        bid: blockBid,
      },
      times: timesOf(view, group.slug),
      plan: salePlan({ ...sale, parcels: members, enBlocs: [group] }, 'live', 'page'),
    },
  ];
}

/** Where the rule is told in figures to change: within the article on en bloc bidding, where it has examples. */
export function enBlocDayHref({ routes, content }: Site): string {
  return content.pages['en-bloc'].rounds.length === 0 ? routes.enBloc : `${routes.enBloc}#${enBlocDayAnchor}`;
}

/** The article on en bloc bidding, with the rule in figures that visitors change. */
export function enBlocPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { routes, content } = site;
  const { enBlocDelayMinutes: minutes, enBlocPremiumPercent: percent } = content.settings.saleRules;
  const how = { label: content.pages['how-it-works'].title, href: routes.howItWorks };
  const page = article(site, views, 'en-bloc', routes.enBloc, [how]);
  const rounds = content.pages['en-bloc'].rounds.flatMap((round) => roundProps(views, round));
  const example = { label: 'An en bloc day in figures', href: `#${enBlocDayAnchor}` };
  return {
    path: routes.enBloc,
    template: 'en-bloc',
    props: {
      ...page,
      contents: rounds.length === 0 ? page.contents : [...page.contents, example],
      rules: { minutes, percent },
      rounds,
    },
  };
}
