import { compactCurrency, standardCurrency } from '../../../lib/money';
import { formatAcres, formatAcresPlain, saleArea } from '../areas';
import { enBlocDate, longDate } from '../dates';
import { hasFinalPrices, priceRange, startingTotal } from '../prices';
import { saleResult } from '../results';
import { saleReminderRoute, saleRoute } from '../routes';
import { lotSummary, nearby } from '../summaries';
import { dateMoment, videoProps } from './blocks';
import { perAcre, lotRow } from './lot-row';
import type { GeneratedPage } from './page';
import type { SalePageProps } from './sale-props';
import type { FigureProps, Trail } from './parts';
import { documentProps, featureRow, optionRow, registrationDeadline, salePeople } from './sale-parts';
import type { SaleView } from './sale-view';
import { headProps, homeLink, type Site } from './site';

/** The long date of a sale with its instants; null while it has none. */
export function saleDates({ times, zone, status }: SaleView): SalePageProps['dates'] {
  const { start, end } = times;
  if (start === null || end === null || status === 'postponed' || status === 'withdrawn') return null;
  return { text: longDate(start, end, zone), start: start.toISOString() };
}

/** From the home page to a sale. */
export function saleTrail(site: Site, { sale, status }: SaleView): Trail {
  const list =
    status === 'completed'
      ? { label: 'Past sales', href: site.routes.pastSales }
      : { label: 'Sales', href: site.routes.sales };
  return [homeLink(site), list, { label: sale.name, href: saleRoute(sale) }];
}

function priceFigure({ sale, status }: SaleView): FigureProps {
  const result = status === 'completed' ? saleResult(sale) : null;
  if (result !== null) {
    return {
      label: `Sold, ${result.soldAs}`,
      figure: standardCurrency(result.soldFor),
      note: `${perAcre(result.soldFor, result.soldAcres)} on ${formatAcres(result.soldAcres)}`,
    };
  }
  const total = startingTotal(sale);
  return {
    label: 'Starting bids, by parcel',
    figure: priceRange(sale, status),
    note: `${standardCurrency(total)} together, ${perAcre(total, saleArea(sale).titled)}`,
  };
}

function saleFigures(view: SaleView): FigureProps[] {
  const { sale } = view;
  const { titled, cultivated } = saleArea(sale);
  const enBlocs = sale.enBlocs.length;
  return [
    {
      label: 'Titled acres',
      figure: formatAcresPlain(titled),
      note: `${formatAcresPlain(cultivated)} cultivated`,
    },
    {
      label: 'Lots',
      figure: lotSummary(sale),
      note: enBlocs === 0 ? 'No en bloc' : 'En bloc is the same land',
    },
    priceFigure(view),
    { label: 'Possession', figure: sale.possession, note: 'unless a parcel says otherwise' },
  ];
}

function saleLinks(site: Site, { sale, status }: SaleView): SalePageProps['links'] {
  const open = status === 'live' || status === 'upcoming';
  return {
    bidding: status === 'live' ? { label: 'View Bidding', href: site.engine.bidding(sale.slug) } : null,
    register: open ? { label: 'Register To Bid', href: site.engine.register } : null,
    reminder: open ? { label: 'Remind me', href: saleReminderRoute(sale) } : null,
    enBlocQuestion: { label: 'What is en bloc and how does it work?', href: site.routes.enBlocQuestion },
  };
}

/** The page of a sale. */
export function salePage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status, zone, lots, times } = view;
  const rules = site.content.settings.saleRules;
  const path = saleRoute(sale);
  const picture = site.picture(sale.saleImage, 'wide');
  const parcelLots = lots.filter(({ enBloc }) => !enBloc);
  const enBlocLots = lots.filter(({ enBloc }) => enBloc);
  const showDates = times.start !== null && status !== 'postponed' && status !== 'withdrawn';
  return {
    path,
    template: 'sale',
    props: {
      head: headProps(site, {
        path,
        title: `${sale.name}, ${nearby(place)}`,
        description: `${sale.summary} ${formatAcres(saleArea(sale).titled)}, ${lotSummary(sale)}, ${compactCurrency(startingTotal(sale))} in starting bids.`,
        noindex: status === 'withdrawn',
        picture,
      }),
      trail: saleTrail(site, view),
      heading: sale.name,
      summary: sale.summary,
      nearby: nearby(place),
      municipality: sale.municipality,
      status,
      stateNote: sale.stateNote ?? null,
      banner: sale.banner ?? null,
      dates: saleDates(view),
      registerBy: status === 'upcoming' ? registrationDeadline(view) : null,
      picture,
      gallery: sale.gallery.flatMap((image) => site.picture(image, 'card') ?? []),
      video: sale.video === undefined ? null : videoProps(site, sale.video),
      descriptionHtml: site.html(sale.description),
      figures: saleFigures(view),
      parcels: parcelLots.map((lot) => lotRow(view, lot)),
      enBlocs: enBlocLots.map((lot) => ({
        ...lotRow(view, lot),
        date: lot.startTime === null || !showDates ? 'No date yet' : enBlocDate(lot.startTime, zone),
      })),
      enBlocDelayMinutes: rules.enBlocDelayMinutes,
      finalPrices: hasFinalPrices(sale, status),
      options: sale.options.map((option) => optionRow(view, option)),
      features: sale.parcels.flatMap((parcel) =>
        parcel.features.map((feature) => featureRow(view, parcel, feature)),
      ),
      documents: sale.documents.map((document) => documentProps(site, document)),
      changes: [...sale.changes]
        .sort((a, b) => b.date.localeCompare(a.date))
        .map(({ date, text }) => ({ date: dateMoment(date, 'long'), text })),
      viewingDays: sale.viewingDays.map(({ startTime, endTime, note }) => ({
        text: longDate(new Date(startTime), new Date(endTime), zone),
        start: new Date(startTime).toISOString(),
        note,
      })),
      contacts: salePeople(site, sale),
      links: saleLinks(site, view),
    },
  };
}
