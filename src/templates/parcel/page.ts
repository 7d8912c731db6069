import { zoneOffsetMinutes } from '../../lib/time-zones';
import { formatAcres } from '../../model/derive/areas';
import { readLegals } from '../../model/derive/land/legal';
import { position } from '../../model/derive/land/survey';
import type { Lot } from '../../model/derive/lots';
import {
  compareRoute,
  lotCalendarRoute,
  lotPreviewRoute,
  parcelRoute,
  saleReminderRoute,
  saleRoute,
} from '../../model/derive/routes';
import { lotListing } from '../../page-data/structured-data/lot-listing';
import { nearby } from '../../model/derive/summaries';
import { contactProps } from '../../page-data/prop-builders';
import { isComparable } from '../compare/page';
import { enBlocText } from './page-en-bloc-text';
import { enBlocFacts, parcelFacts } from '../../page-data/facts';
import { landText, lotRow } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import { parcelPlan } from './page-plan';
import { groupsOf, inSentence, parcelPrice } from './page-price';
import type { ParcelPageProps } from './props';
import { lotSteps } from './page-steps';
import type { LinkProps } from '../../page-data/common-props';
import { saleTrail } from '../sale/page';
import { documentProps, featureRow, optionRow, salePeople } from '../../page-data/sale-parts';
import type { SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type Site } from '../../page-data/build-context';

function neighbour({ sale, lots }: SaleView, lot: Lot, step: 1 | -1): LinkProps | null {
  const other = lots[lots.indexOf(lot) + step];
  return other === undefined ? null : { label: other.name, href: parcelRoute(sale.slug, other.slug) };
}

function neighbours(view: SaleView, lot: Lot): ParcelPageProps['neighbours'] {
  const { sale } = view;
  return {
    all: { label: 'All parcels', href: `${saleRoute(sale)}#parcels` },
    compare: isComparable(view) ? { label: 'Compare parcels', href: compareRoute(sale) } : null,
    previous: neighbour(view, lot, -1),
    next: neighbour(view, lot, 1),
  };
}

/** Whether something that belongs to some parcels concerns a lot. */
function concerns(slugs: readonly string[], lot: Lot): boolean {
  return slugs.some((slug) => slug === lot.slug || (lot.enBloc && lot.members.includes(slug)));
}

function groups(view: SaleView, lot: Lot): ParcelPageProps['groups'] {
  const { sale, status } = view;
  return groupsOf(view, lot).map((group) => ({
    href: parcelRoute(sale.slug, group.slug),
    label: `en bloc ${lotRow(view, group).number}`,
    won: status === 'completed' && group.acceptedBid !== null,
  }));
}

/** To the middle of the first piece of land, a field's length from its gate at worst. */
function directions({ sale }: SaleView, lot: Lot): LinkProps {
  const parcel = sale.parcels.find(({ slug }) => concerns([slug], lot));
  const [first] = readLegals(parcel?.landDescriptions ?? []);
  if (first === undefined) throw new Error(`${sale.slug}, ${lot.slug} has no land`);
  const [longitude, latitude] = position(first);
  return {
    label: `Directions to ${inSentence(lot.name)}`,
    href: `https://www.google.com/maps/dir/?api=1&destination=${latitude.toFixed(5)},${longitude.toFixed(5)}`,
  };
}

/** Pictures of the lot itself, or else the main one of its sale, with the way to all. */
function pictures(
  site: Site,
  { sale }: SaleView,
  lot: Lot,
): Pick<ParcelPageProps, 'pictures' | 'allPictures'> {
  const images = sale.parcels.find(({ slug }) => slug === lot.slug)?.images ?? [];
  const own = images.flatMap((image) => site.picture(image, 'wide') ?? []);
  if (own.length > 0) return { pictures: own, allPictures: null };
  const main = site.picture(sale.saleImage, 'wide');
  const more = sale.gallery.length > 0 ? `${saleRoute(sale)}#pictures` : null;
  return { pictures: main === null ? [] : [main], allPictures: more };
}

/** What a parcel and a group say of themselves, each in its own way. */
function ownWords(site: Site, view: SaleView, lot: Lot) {
  const { sale } = view;
  const { saleRules } = site.content.settings;
  const row = lotRow(view, lot);
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  if (parcel === undefined)
    return {
      summary: `${row.land}, ${formatAcres(lot.size)}: the same land in one bid.`,
      descriptionHtml: site.html(enBlocText(view, lot, saleRules)),
      facts: enBlocFacts(view, lot, row, saleRules.gstPercent),
      features: [],
    };
  return {
    summary: `${landText(parcel.landDescriptions)}. ${parcel.summary}.`,
    descriptionHtml: site.html(parcel.description),
    facts: parcelFacts(sale, parcel, saleRules.gstPercent),
    features: parcel.features.map((feature) => {
      const { href, name, kind, summary } = featureRow(view, parcel, feature);
      return { href, name, kind, summary };
    }),
  };
}

/** What of the sale concerns a lot. */
function fromSale(site: Site, view: SaleView, lot: Lot) {
  const { sale, lots } = view;
  return {
    options: sale.options
      .filter(({ parcels }) => concerns(parcels, lot))
      .map((option) => optionRow(view, option)),
    documents: sale.documents
      .filter(({ parcels }) => parcels.length === 0 || concerns(parcels, lot))
      .map((document) => documentProps(site, document)),
    members: lots
      .filter(({ slug }) => lot.enBloc && lot.members.includes(slug))
      .map((member) => lotRow(view, member)),
    contacts: salePeople(site, sale),
  };
}

/** The page of a parcel, or of an en bloc group. */
export function parcelPage(site: Site, view: SaleView, lot: Lot): GeneratedPage {
  const { sale, place, status } = view;
  const { depositPercent, gstPercent } = site.content.settings.saleRules;
  const path = parcelRoute(sale.slug, lot.slug);
  const words = ownWords(site, view, lot);
  const price = parcelPrice(view, lot);
  const shown = pictures(site, view, lot);
  const steps = lotSteps(view, lot, site.content.settings.saleRules);
  return {
    path,
    template: 'parcel',
    props: {
      head: headProps(site, {
        path,
        title: `${lot.name}, ${sale.name}, ${nearby(place)}`,
        description: price === null ? words.summary : `${words.summary} ${price.label}: ${price.figure}.`,
        noindex: status === 'withdrawn',
        drawn: { path: lotPreviewRoute(sale.slug, lot.slug), alt: `Plan of ${sale.name}: ${lot.name}` },
        structured: [lotListing(site, view, lot)],
      }),
      trail: [...saleTrail(site, view), { label: lot.name, href: path }],
      heading: lot.name,
      ...words,
      ...shown,
      ...fromSale(site, view, lot),
      schedule: scheduleProps(view),
      stateNote: sale.stateNote ?? null,
      enBloc: lot.enBloc,
      outcome: lotRow(view, lot).outcome,
      groups: groups(view, lot),
      price,
      links: {
        register: site.engine.register,
        bidding: site.engine.bidding(sale.slug),
        reminder: saleReminderRoute(sale),
        contact: site.routes.contact,
      },
      plan: parcelPlan(view, lot),
      directions: directions(view, lot),
      startingBid: lot.startingBid,
      estimate: {
        depositPercent,
        gstPercent,
        titledAcres: lot.size,
        cultivatedAcres: lot.cultivatedAcres,
      },
      steps,
      offset: lot.startTime === null ? 0 : zoneOffsetMinutes(view.zone, lot.startTime),
      calendar: lotCalendarRoute(sale.slug, lot.slug),
      stepsPassed: steps.filter(({ at }) => Date.parse(at) <= site.now.getTime()).length,
      contact: contactProps(site),
      askHeading: `Ask about ${inSentence(lot.name)}`,
      neighbours: neighbours(view, lot),
    },
  };
}
