import { compactCurrency } from '../../lib/money';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { hasFinalPrices, totalStartingBids } from '../../model/derive/prices';
import {
  compareRoute,
  saleBrochureRoute,
  saleCalendarRoute,
  salePreviewRoute,
  saleReminderRoute,
  saleRoute,
  salesNearRoute,
} from '../../model/derive/routes';
import { saleEventNode } from '../../page-data/structured-data/sale-event';
import { isOver } from '../../model/derive/status';
import { landSummary, formatNearby } from '../../model/derive/summaries';
import { aerialProps } from '../../page-data/aerial';
import { contactProps, formattedDate, videoProps } from '../../page-data/prop-builders';
import { enBlocExample, enBlocSimulatorHref } from '../../page-data/en-bloc-example';
import { enBlocRule } from '../../page-data/en-bloc-rule';
import { lotRow } from '../../page-data/lot-row';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import { priceStat, resultStat, saleStats } from '../../page-data/sale-stats';
import {
  documentProps,
  featureRow,
  hasFeaturePage,
  optionRow,
  salePeople,
} from '../../page-data/sale-prop-builders';
import type { SalePageProps } from './props';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';
import { saleLocation } from './page-location';
import { similarSales } from './page-similar';
import { registrationProps } from '../../page-data/registration';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { saleDates, stepsZone, viewingDays } from '../../page-data/sale-dates';
import { actionLinks } from '../../page-data/navigation';
import { saleRounds } from '../../page-data/en-bloc-round';
import { roundClockProps } from '../../page-data/round-clock';
import { soldStamp } from '../../page-data/sold-stamp';
import { startToSold } from '../../page-data/start-to-sold';
import { startToSoldRowsHtml } from '../../page-data/start-to-sold-html';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';

function saleLinks(
  context: BuildContext,
  { sale, status, place }: SaleContext,
  location: SalePageProps['location'],
): SalePageProps['links'] {
  return {
    bidding: context.engine.bidding(sale.slug),
    reminder: saleReminderRoute(sale),
    calendar: saleCalendarRoute(sale),
    brochure: status === 'withdrawn' ? null : saleBrochureRoute(sale),
    compare: status === 'withdrawn' || sale.parcels.length < 2 ? null : compareRoute(sale),
    ...actionLinks(context),
    nearby: location === null ? null : salesNearRoute(location.position, place.name),
    enBlocQuestion: context.routes.enBlocQuestion,
    payments: context.routes.payments,
    enBlocSimulator: enBlocSimulatorHref(context),
  };
}

/** Returns the figures for the en bloc simulator; null without a group, and once bidding is over. */
function enBlocDay({ content }: BuildContext, saleContext: SaleContext): SalePageProps['enBlocDay'] {
  const { saleRules } = content.settings;
  const { sale, status } = saleContext;
  if (sale.enBlocs.length === 0 || isOver(status)) return null;
  const rules = { minutes: saleRules.enBlocDelayMinutes, percent: saleRules.enBlocPremiumPercent };
  return {
    rules,
    rounds: saleRounds(saleContext, rules, content.texts.auctionDay.startingFigures),
    clock: roundClockProps(saleContext, saleRules),
  };
}

/** Returns the structured data of a sale for search engines; land that is no longer offered has no price. */
function description({ sale, status }: SaleContext): string {
  const land = `${sale.summary} ${landSummary(sale)}`;
  return status === 'withdrawn'
    ? `${land}.`
    : `${land}, ${compactCurrency(totalStartingBids(sale))} in starting bids.`;
}

/** The page of a sale. */
function salePage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  saleContext: SaleContext,
): SitePage<SalePageProps> {
  const { sale, place, status, lots } = saleContext;
  const rules = context.content.settings.saleRules;
  const path = saleRoute(sale);
  const picture = context.picture(sale.saleImage, 'wide');
  const steps = saleSteps(saleContext, rules);
  const contacts = salePeople(context, sale);
  const location = saleLocation(sale);
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${sale.name}, ${formatNearby(place)}`,
        description: description(saleContext),
        noindex: status === 'withdrawn',
        generatedPreview: { path: salePreviewRoute(sale), alt: `Plan of ${sale.name}` },
        structured: [saleEventNode(context, saleContext, picture)],
      }),
      breadcrumbs: saleBreadcrumbs(context, saleContext),
      heading: sale.name,
      summary: sale.summary,
      nearby: formatNearby(place),
      municipality: sale.municipality,
      schedule: scheduleProps(saleContext),
      stateNote: sale.stateNote ?? null,
      banner: sale.banner ?? null,
      dates: saleDates(saleContext),
      steps,
      stepsZone: stepsZone(saleContext, steps),
      passedStepCount: steps.filter(({ at }) => Date.parse(at) <= context.now.getTime()).length,
      result: resultStat(saleContext, context.content.texts),
      plan: salePlan(sale, status, 'page'),
      aerial: aerialProps(context, sale),
      picture,
      gallery: sale.gallery.flatMap((image) => context.picture(image, 'wide') ?? []),
      video: sale.video === undefined ? null : videoProps(context, sale.video),
      descriptionHtml: context.html(sale.description),
      price: priceStat(saleContext),
      figures: saleStats(saleContext),
      parcels: lots.filter(({ enBloc }) => !enBloc).map((lot) => lotRow(saleContext, lot)),
      enBlocs: lots.filter(({ enBloc }) => enBloc).map((lot) => lotRow(saleContext, lot)),
      examples:
        status === 'withdrawn'
          ? []
          : sale.enBlocs.flatMap((enBloc) => enBlocExample(sale, enBloc, status, rules) ?? []),
      enBlocDay: enBlocDay(context, saleContext),
      stamp: soldStamp(saleContext, context.content.texts.auctionDay),
      enBlocRule: enBlocRule(rules),
      finalPrices: hasFinalPrices(sale, status),
      riseHtml: startToSoldRowsHtml(startToSold(saleContext)),
      options: sale.options.map((option) => optionRow(saleContext, option)),
      features: sale.parcels.flatMap((parcel) =>
        parcel.features.filter(hasFeaturePage).map((feature) => featureRow(saleContext, parcel, feature)),
      ),
      documents: sale.documents.map((document) => documentProps(context, document)),
      changes: [...sale.changes]
        .sort((a, b) => b.date.localeCompare(a.date))
        .map(({ date, text }) => ({ date: formattedDate(date, 'long'), text })),
      viewingDays: viewingDays(saleContext),
      contacts,
      contact: contactProps(context),
      registration: registrationProps(saleContext, contacts[0]?.name, context.now, context.content.texts),
      similar: similarSales(context, saleContexts, saleContext),
      location,
      links: saleLinks(context, saleContext, location),
    },
  };
}

/** The page of every sale. */
function salePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<SalePageProps>[] {
  return saleContexts
    .filter(({ sale }) => isWanted(sale.slug))
    .map((saleContext) => salePage(context, saleContexts, saleContext));
}

export const saleKind = {
  template: 'sale/SaleTemplate.tsx',
  entriesOf: 'sales',
  pages: salePages,
} satisfies PageKind;
