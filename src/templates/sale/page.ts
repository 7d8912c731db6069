import { compactCurrency } from '../../lib/money';
import { formatAcres, saleArea } from '../../model/derive/areas';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { hasFinalPrices, startingTotal } from '../../model/derive/prices';
import {
  compareRoute,
  saleBrochureRoute,
  saleCalendarRoute,
  salePreviewRoute,
  saleReminderRoute,
  saleRoute,
} from '../../model/derive/routes';
import { saleEvent } from '../../page-data/structured-data/sale-event';
import { lotSummary, nearby } from '../../model/derive/summaries';
import { contactProps, dateMoment, videoProps } from '../../page-data/prop-builders';
import { enBlocExample, enBlocDayHref } from '../../page-data/en-bloc-example';
import { lotRow } from '../../page-data/lot-row';
import type { SitePage } from '../../page-data/page';
import { resultFigure, saleFigures } from '../../page-data/sale-figures';
import { documentProps, featureRow, optionRow, salePeople } from '../../page-data/sale-parts';
import type { SalePageProps } from './props';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';
import { saleWhere } from './page-where';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { saleDates, viewingDays } from '../../page-data/sale-dates';
import { saleTrail } from '../../page-data/sale-trail';

function saleLinks(context: BuildContext, { sale, status }: SaleContext): SalePageProps['links'] {
  return {
    bidding: context.engine.bidding(sale.slug),
    register: context.engine.register,
    reminder: saleReminderRoute(sale),
    calendar: saleCalendarRoute(sale),
    brochure: status === 'withdrawn' ? null : saleBrochureRoute(sale),
    compare: status === 'withdrawn' || sale.parcels.length < 2 ? null : compareRoute(sale),
    contact: context.routes.contact,
    enBlocQuestion: context.routes.enBlocQuestion,
    enBlocDay: enBlocDayHref(context),
  };
}

/** The page of a sale. */
function salePage(context: BuildContext, saleContext: SaleContext): SitePage<SalePageProps> {
  const { sale, place, status, lots } = saleContext;
  const rules = context.content.settings.saleRules;
  const path = saleRoute(sale);
  const picture = context.picture(sale.saleImage, 'wide');
  const steps = saleSteps(saleContext, rules);
  return {
    path,
    component: 'sale/SaleTemplate.tsx',
    props: {
      head: headProps(context, {
        path,
        title: `${sale.name}, ${nearby(place)}`,
        description: `${sale.summary} ${formatAcres(saleArea(sale).titled)}, ${lotSummary(sale)}, ${compactCurrency(startingTotal(sale))} in starting bids.`,
        noindex: status === 'withdrawn',
        drawn: { path: salePreviewRoute(sale), alt: `Plan of ${sale.name}` },
        structured: [saleEvent(context, saleContext, picture)],
      }),
      trail: saleTrail(context, saleContext),
      heading: sale.name,
      summary: sale.summary,
      nearby: nearby(place),
      municipality: sale.municipality,
      schedule: scheduleProps(saleContext),
      stateNote: sale.stateNote ?? null,
      banner: sale.banner ?? null,
      dates: saleDates(saleContext),
      steps,
      stepsDone: steps.filter(({ at }) => Date.parse(at) <= context.now.getTime()).length,
      result: resultFigure(saleContext),
      plan: salePlan(sale, status, 'page'),
      picture,
      gallery: sale.gallery.flatMap((image) => context.picture(image, 'wide') ?? []),
      video: sale.video === undefined ? null : videoProps(context, sale.video),
      descriptionHtml: context.html(sale.description),
      figures: saleFigures(saleContext),
      parcels: lots.filter(({ enBloc }) => !enBloc).map((lot) => lotRow(saleContext, lot)),
      enBlocs: lots.filter(({ enBloc }) => enBloc).map((lot) => lotRow(saleContext, lot)),
      examples:
        status === 'withdrawn'
          ? []
          : sale.enBlocs.map((enBloc) => enBlocExample(sale, enBloc, status, rules)),
      enBlocRule: { minutes: rules.enBlocDelayMinutes, percent: rules.enBlocPremiumPercent },
      finalPrices: hasFinalPrices(sale, status),
      options: sale.options.map((option) => optionRow(saleContext, option)),
      features: sale.parcels.flatMap((parcel) =>
        parcel.features.map((feature) => featureRow(saleContext, parcel, feature)),
      ),
      documents: sale.documents.map((document) => documentProps(context, document)),
      changes: [...sale.changes]
        .sort((a, b) => b.date.localeCompare(a.date))
        .map(({ date, text }) => ({ date: dateMoment(date, 'long'), text })),
      viewingDays: viewingDays(saleContext),
      contacts: salePeople(context, sale),
      contact: contactProps(context),
      where: saleWhere(sale),
      links: saleLinks(context, saleContext),
    },
  };
}

/** The page of every sale. */
export function salePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<SalePageProps>[] {
  return saleContexts.map((saleContext) => salePage(context, saleContext));
}
