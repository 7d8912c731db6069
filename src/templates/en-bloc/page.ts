import type { StaticPage } from '../../model/schema/editorial';
import { saleRoute, enBlocSimulatorAnchor } from '../../model/derive/routes';
import { article } from '../../page-data/article';
import { enBlocRound, type EnBlocRoundProps } from '../../page-data/en-bloc-round';
import type { EnBlocPageProps } from './props';
import type { PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';

function roundProps(
  saleContexts: readonly SaleContext[],
  { title, text, sale: slug, highBids, blockBid }: StaticPage['rounds'][number],
): EnBlocRoundProps[] {
  const saleContext = saleContexts.find(({ sale }) => sale.slug === slug);
  const group = saleContext?.sale.enBlocs[0];
  if (saleContext === undefined || group === undefined) return [];
  const sale = { label: saleContext.sale.name, href: saleRoute(saleContext.sale) };
  return [enBlocRound(saleContext, group, { title, text, sale, highBids, blockBid })];
}

/** The article on en bloc bidding, with a simulator of the rule. */
function enBlocPage(context: BuildContext, saleContexts: readonly SaleContext[]): SitePage<EnBlocPageProps> {
  const { routes, content } = context;
  const { enBlocDelayMinutes: minutes, enBlocPremiumPercent: percent } = content.settings.saleRules;
  const how = { label: content.pages['how-it-works'].title, href: routes.howItWorks };
  const page = article(context, saleContexts, 'en-bloc', routes.enBloc, [how]);
  const rounds = content.pages['en-bloc'].rounds.flatMap((round) => roundProps(saleContexts, round));
  const example = { label: 'An en bloc day in figures', href: `#${enBlocSimulatorAnchor}` };
  return {
    path: routes.enBloc,
    props: {
      ...page,
      tableOfContents: rounds.length === 0 ? page.tableOfContents : [...page.tableOfContents, example],
      rules: { minutes, percent },
      rounds,
    },
  };
}

export const enBlocKind = {
  template: 'en-bloc/EnBlocTemplate.tsx',
  fixedPages: { 'en-bloc': enBlocPage },
} satisfies PageKind;
