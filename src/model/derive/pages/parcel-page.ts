import { standardCurrency } from '../../../lib/money';
import type { Parcel } from '../../schema/parcel';
import { formatAcres } from '../areas';
import { enBlocDate, longDate } from '../dates';
import type { Lot } from '../lots';
import { lotPrice } from '../prices';
import { lotPreviewRoute, parcelRoute, saleRoute } from '../routes';
import { lotListing } from '../structured-data/lot-listing';
import { nearby } from '../summaries';
import { enBlocFacts, parcelFacts } from './facts';
import { landText, lotRow } from './lot-row';
import type { GeneratedPage } from './page';
import type { ParcelPageProps } from './parcel-props';
import type { LinkProps } from './parts';
import { saleTrail } from './sale-page';
import { documentProps, featureRow, optionRow, salePeople } from './sale-parts';
import type { SaleView } from './sale-view';
import { headProps, type Site } from './site';

function lotDates({ zone, status }: SaleView, lot: Lot): ParcelPageProps['dates'] {
  const { startTime, endTime } = lot;
  if (startTime === null || endTime === null || status === 'postponed' || status === 'withdrawn') return null;
  const text = lot.enBloc ? enBlocDate(startTime, zone) : longDate(startTime, endTime, zone);
  return { text, start: startTime.toISOString() };
}

function neighbour({ sale, lots }: SaleView, lot: Lot, step: 1 | -1): LinkProps | null {
  const other = lots[lots.indexOf(lot) + step];
  return other === undefined ? null : { label: other.name, href: parcelRoute(sale.slug, other.slug) };
}

function concerns(slugs: readonly string[], lot: Lot): boolean {
  return slugs.some((slug) => slug === lot.slug || (lot.enBloc && lot.members.includes(slug)));
}

function lotText(view: SaleView, lot: Lot, parcel: Parcel | undefined) {
  const row = lotRow(view, lot);
  if (parcel !== undefined)
    return {
      row,
      summary: `${landText(parcel.landDescriptions)}. ${parcel.summary}.`,
      text: parcel.description,
    };
  return {
    row,
    summary: `${row.land}, ${formatAcres(lot.size)}: the same land in one bid.`,
    text: `En bloc bidding opens after the parcels close, for bidders who took part and qualify. The en bloc bid wins only when it beats the parcels together.`,
  };
}

/** The page of a parcel, or of an en bloc group. */
export function parcelPage(site: Site, view: SaleView, lot: Lot): GeneratedPage {
  const { sale, place, status } = view;
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  const { row, summary, text } = lotText(view, lot, parcel);
  const price = lotPrice(lot, sale, status);
  const path = parcelRoute(sale.slug, lot.slug);
  const own = (parcel?.images ?? []).flatMap((image) => site.picture(image, 'wide') ?? []);
  const main = site.picture(sale.saleImage, 'wide');
  const pictures = own.length > 0 || main === null ? own : [main];
  return {
    path,
    template: 'parcel',
    props: {
      head: headProps(site, {
        path,
        title: `${lot.name}, ${sale.name}, ${nearby(place)}`,
        description: `${summary} ${standardCurrency(price.amount)}, ${row.perTitledAcre}.`,
        noindex: status === 'withdrawn',
        drawn: { path: lotPreviewRoute(sale.slug, lot.slug), alt: `Plan of ${sale.name}: ${lot.name}` },
        structured: [lotListing(site, view, lot)],
      }),
      trail: [...saleTrail(site, view), { label: lot.name, href: path }],
      heading: lot.name,
      summary,
      saleName: sale.name,
      enBloc: lot.enBloc,
      status,
      outcome: row.outcome,
      priceLabel: price.kind === 'final' ? 'Accepted bid' : 'Starting bid',
      price: row.price,
      perTitledAcre: row.perTitledAcre,
      perCultivatedAcre: row.perCultivatedAcre,
      dates: lotDates(view, lot),
      descriptionHtml: site.html(text),
      facts: parcel === undefined ? enBlocFacts(view, lot, row) : parcelFacts(sale, parcel),
      pictures,
      features:
        parcel === undefined ? [] : parcel.features.map((feature) => featureRow(view, parcel, feature)),
      options: sale.options
        .filter(({ parcels }) => concerns(parcels, lot))
        .map((option) => optionRow(view, option)),
      documents: sale.documents
        .filter(({ parcels }) => parcels.length === 0 || concerns(parcels, lot))
        .map((document) => documentProps(site, document)),
      members: view.lots
        .filter((other) => lot.enBloc && lot.members.includes(other.slug))
        .map((other) => lotRow(view, other)),
      contacts: salePeople(site, sale),
      previous: neighbour(view, lot, -1),
      next: neighbour(view, lot, 1),
      sale: { label: sale.name, href: saleRoute(sale) },
      bidding: status === 'live' ? { label: 'View Bidding', href: site.engine.bidding(sale.slug) } : null,
    },
  };
}
