import { compactCurrency } from '../../lib/money';
import { zoneOffsetMinutes } from '../../lib/time-zones';
import { formatAcres, saleArea } from '../../model/derive/areas';
import { longDate, zoneWords } from '../../model/derive/dates';
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
import { enBlocExample } from '../../page-data/en-bloc-example';
import { enBlocDayHref } from '../en-bloc/page';
import { lotRow } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import type { Trail } from '../../page-data/common-props';
import { resultFigure, saleFigures } from '../../page-data/sale-figures';
import { documentProps, featureRow, optionRow, salePeople } from '../../page-data/sale-parts';
import type { SaleDatesProps, SalePageProps } from './props';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleView } from '../../page-data/sale-context';
import { saleWhere } from './page-where';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, homeLink, type Site } from '../../page-data/build-context';

/** The long date of a sale with its instants; null while it has none. */
export function saleDates({ times, zone, status }: SaleView): SaleDatesProps | null {
  const { start, end } = times;
  if (start === null || end === null || status === 'postponed' || status === 'withdrawn') return null;
  return {
    text: longDate(start, end, zone),
    start: start.toISOString(),
    end: end.toISOString(),
    zone: zoneWords(zone, start),
    offset: zoneOffsetMinutes(zone, start),
  };
}

/** From the home page to a sale. */
export function saleTrail(site: Site, { sale, status }: SaleView): Trail {
  const list =
    status === 'completed'
      ? { label: 'Past sales', href: site.routes.pastSales }
      : { label: 'Sales', href: site.routes.sales };
  return [homeLink(site), list, { label: sale.name, href: saleRoute(sale) }];
}

function saleLinks(site: Site, { sale, status }: SaleView): SalePageProps['links'] {
  return {
    bidding: site.engine.bidding(sale.slug),
    register: site.engine.register,
    reminder: saleReminderRoute(sale),
    calendar: saleCalendarRoute(sale),
    brochure: status === 'withdrawn' ? null : saleBrochureRoute(sale),
    compare: status === 'withdrawn' || sale.parcels.length < 2 ? null : compareRoute(sale),
    contact: site.routes.contact,
    enBlocQuestion: site.routes.enBlocQuestion,
    enBlocDay: enBlocDayHref(site),
  };
}

/** When the land can be walked. */
export function viewingDays({ sale, zone }: SaleView): SalePageProps['viewingDays'] {
  return sale.viewingDays.map(({ startTime, endTime, note }) => ({
    text: longDate(new Date(startTime), new Date(endTime), zone),
    start: new Date(startTime).toISOString(),
    note,
  }));
}

/** The page of a sale. */
export function salePage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status, lots } = view;
  const rules = site.content.settings.saleRules;
  const path = saleRoute(sale);
  const picture = site.picture(sale.saleImage, 'wide');
  const steps = saleSteps(view, rules);
  return {
    path,
    template: 'sale',
    props: {
      head: headProps(site, {
        path,
        title: `${sale.name}, ${nearby(place)}`,
        description: `${sale.summary} ${formatAcres(saleArea(sale).titled)}, ${lotSummary(sale)}, ${compactCurrency(startingTotal(sale))} in starting bids.`,
        noindex: status === 'withdrawn',
        drawn: { path: salePreviewRoute(sale), alt: `Plan of ${sale.name}` },
        structured: [saleEvent(site, view, picture)],
      }),
      trail: saleTrail(site, view),
      heading: sale.name,
      summary: sale.summary,
      nearby: nearby(place),
      municipality: sale.municipality,
      schedule: scheduleProps(view),
      stateNote: sale.stateNote ?? null,
      banner: sale.banner ?? null,
      dates: saleDates(view),
      steps,
      stepsDone: steps.filter(({ at }) => Date.parse(at) <= site.now.getTime()).length,
      result: resultFigure(view),
      plan: salePlan(sale, status, 'page'),
      picture,
      gallery: sale.gallery.flatMap((image) => site.picture(image, 'wide') ?? []),
      video: sale.video === undefined ? null : videoProps(site, sale.video),
      descriptionHtml: site.html(sale.description),
      figures: saleFigures(view),
      parcels: lots.filter(({ enBloc }) => !enBloc).map((lot) => lotRow(view, lot)),
      enBlocs: lots.filter(({ enBloc }) => enBloc).map((lot) => lotRow(view, lot)),
      examples:
        status === 'withdrawn'
          ? []
          : sale.enBlocs.map((enBloc) => enBlocExample(sale, enBloc, status, rules)),
      enBlocRule: { minutes: rules.enBlocDelayMinutes, percent: rules.enBlocPremiumPercent },
      finalPrices: hasFinalPrices(sale, status),
      options: sale.options.map((option) => optionRow(view, option)),
      features: sale.parcels.flatMap((parcel) =>
        parcel.features.map((feature) => featureRow(view, parcel, feature)),
      ),
      documents: sale.documents.map((document) => documentProps(site, document)),
      changes: [...sale.changes]
        .sort((a, b) => b.date.localeCompare(a.date))
        .map(({ date, text }) => ({ date: dateMoment(date, 'long'), text })),
      viewingDays: viewingDays(view),
      contacts: salePeople(site, sale),
      contact: contactProps(site),
      where: saleWhere(sale),
      links: saleLinks(site, view),
    },
  };
}
