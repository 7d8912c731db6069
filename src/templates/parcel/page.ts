import { formatAcres } from '../../model/derive/areas';
import { parseLegalDescriptions } from '../../model/derive/land/legal-description';
import { directionsUrl } from '../../model/derive/land/directions';
import type { ResultsByUse } from '../../model/derive/comparable-results';
import { inSentence, type Lot } from '../../model/derive/lots';
import {
  compareRoute,
  lotCalendarRoute,
  parcelRoute,
  saleReminderRoute,
  saleRoute,
} from '../../model/derive/routes';
import { lotListingNode } from '../../page-data/structured-data/lot-listing';
import { formatNearby } from '../../model/derive/summaries';
import { contactProps } from '../../page-data/prop-builders';
import { comparableProps, soldLand, type SoldLand } from '../../page-data/comparable-results';
import { enBlocText } from './page-en-bloc-text';
import { enBlocFacts, enBlocPriceFacts, parcelFacts } from '../../page-data/land-record/facts';
import { sentence } from '../../lib/sentence';
import { landRecordProps } from '../../page-data/land-record/land-record-props';
import { landPosition } from '../../page-data/land-position';
import { membersOf } from '../../page-data/lot-members';
import { lotPreviewPath } from '../../page-data/lot-preview-path';
import { landText, lotNumber, lotRow, outcomeOf } from '../../page-data/lot-row';
import type { PageKind, SitePage } from '../../page-data/page';
import { parcelPlan } from './page-plan';
import { groupsOf, parcelPrice } from './page-price';
import type { ParcelPageProps } from './props';
import { lotSteps } from './page-steps';
import type { LinkProps } from '../../page-data/common-props';
import {
  checkedDocumentProps,
  featureRow,
  hasFeaturePage,
  optionRow,
  salePeople,
  isComparable,
} from '../../page-data/sale-prop-builders';
import type { SaleContext } from '../../page-data/sale-context';
import { enBlocNote, enBlocTerm, purchaseTerms, transferChargeOf } from '../../page-data/purchase-terms';
import { registrationProps } from '../../page-data/registration';
import { lotDates } from '../../page-data/sale-dates';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { actionLinks } from '../../page-data/navigation';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';

function adjacentLotLink({ sale, lots }: SaleContext, lot: Lot, step: 1 | -1): LinkProps | null {
  const other = lots[lots.indexOf(lot) + step];
  return other === undefined ? null : { label: other.name, href: parcelRoute(sale.slug, other.slug) };
}

function neighbours(
  context: BuildContext,
  saleContext: SaleContext,
  lot: Lot,
): ParcelPageProps['navigation'] {
  const { sale } = saleContext;
  const { allParcels, compareParcels } = context.content.texts.saleActions;
  return {
    all: { label: allParcels, href: `${saleRoute(sale)}#parcels` },
    compare: isComparable(saleContext) ? { label: compareParcels, href: compareRoute(sale) } : null,
    previous: adjacentLotLink(saleContext, lot, -1),
    next: adjacentLotLink(saleContext, lot, 1),
  };
}

/** Returns whether an item that belongs to some parcels concerns a lot. */
function concerns(slugs: readonly string[], lot: Lot): boolean {
  return slugs.some((slug) => slug === lot.slug || (lot.enBloc && lot.memberSlugs.includes(slug)));
}

function groups(saleContext: SaleContext, lot: Lot): ParcelPageProps['groups'] {
  const { sale, status } = saleContext;
  return groupsOf(saleContext, lot).map((group) => ({
    href: parcelRoute(sale.slug, group.slug),
    label: `en bloc ${lotNumber(saleContext, group)}`,
    won: status === 'completed' && group.acceptedBid !== null,
  }));
}

/** Returns the land of a lot; for a group, the land of its parcels. */
function land({ sale }: SaleContext, lot: Lot): ParcelPageProps['land'] {
  const parcels = sale.parcels.filter(({ slug }) => concerns([slug], lot));
  const position = landPosition(parcels);
  if (position === null) return null;
  return {
    position,
    parcels: parcels.map(({ name, landDescriptions }) => ({ name, land: landText(landDescriptions) })),
  };
}

/** Returns directions to the centre of the first piece of land, usually within half a mile of its gate. */
function directions({ sale }: SaleContext, lot: Lot): LinkProps {
  const parcel = sale.parcels.find(({ slug }) => concerns([slug], lot));
  const [first] = parseLegalDescriptions(parcel?.landDescriptions ?? []);
  if (first === undefined) throw new Error(`${sale.slug}, ${lot.slug} has no land`);
  return {
    label: `Directions to ${inSentence(lot.name)}`,
    href: directionsUrl(first),
  };
}

/** Returns pictures of the lot itself, or else the main one of its sale, with a link to all. */
function pictures(
  context: BuildContext,
  { sale }: SaleContext,
  lot: Lot,
): Pick<ParcelPageProps, 'pictures' | 'allPictures'> {
  const images = sale.parcels.find(({ slug }) => slug === lot.slug)?.images ?? [];
  const own = images.flatMap((image) => context.picture(image, 'wide') ?? []);
  if (own.length > 0) return { pictures: own, allPictures: null };
  const main = context.picture(sale.saleImage, 'wide');
  const more = sale.gallery.length > 0 ? `${saleRoute(sale)}#pictures` : null;
  return { pictures: main === null ? [] : [main], allPictures: more };
}

/** Texts that differ between a parcel and a group. */
function lotText(context: BuildContext, saleContext: SaleContext, lot: Lot) {
  const { sale } = saleContext;
  const { saleRules } = context.content.settings;
  const row = lotRow(saleContext, lot);
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  if (parcel === undefined)
    return {
      summary: `${row.land}, ${formatAcres(lot.titledAcres)}: the same land in one bid.`,
      descriptionHtml: context.html(enBlocText(saleContext, lot, saleRules)),
      facts: enBlocFacts(sale, lot, row),
      priceFacts: enBlocPriceFacts(saleContext, lot, saleRules.gstPercent),
      landRecord: [],
      features: [],
    };
  return {
    summary: `${landText(parcel.landDescriptions)}. ${sentence(parcel.summary)}`,
    descriptionHtml: context.html(parcel.description),
    facts: parcelFacts(sale, parcel, saleRules.gstPercent),
    priceFacts: [],
    landRecord: landRecordProps(context, saleContext, parcel),
    features: parcel.features.map((feature) => {
      const { href, name, kind, summary } = featureRow(saleContext, parcel, feature);
      return { href: hasFeaturePage(feature) ? href : null, name, kind, summary };
    }),
  };
}

/** Options, features and documents of the sale that concern a lot. */
function saleDetailsForLot(context: BuildContext, saleContext: SaleContext, lot: Lot) {
  const { sale } = saleContext;
  const contacts = salePeople(context, sale);
  return {
    options: sale.options
      .filter(({ parcels }) => concerns(parcels, lot))
      .map((option) => optionRow(saleContext, option)),
    documents: sale.documents
      .filter(({ parcels }) => parcels.length === 0 || concerns(parcels, lot))
      .map((document) => checkedDocumentProps(context, document)),
    members: membersOf(saleContext, lot).map((member) => lotRow(saleContext, member)),
    contacts,
    registration: registrationProps(saleContext, contacts[0]?.name, context.now, context.content.texts),
  };
}

/** Returns the figures for the estimate, and the terms of the purchase. */
function cost(
  context: BuildContext,
  saleContext: SaleContext,
  lot: Lot,
): Pick<ParcelPageProps, 'startingBid' | 'estimate' | 'transferLabels' | 'terms' | 'enBlocNote'> {
  const { saleRules } = context.content.settings;
  const { startingBid, titledAcres, cultivatedAcres } = lot;
  const { depositPercent, buyerFeePercent, gstPercent } = saleRules;
  const { name, short, exempt, rates } = transferChargeOf(saleContext);
  const { status } = saleContext;
  const offered = status !== 'completed' && status !== 'withdrawn';
  return {
    startingBid,
    estimate: {
      ...{ depositPercent, buyerFeePercent, gstPercent, transferRates: rates },
      ...{ titledAcres, cultivatedAcres },
    },
    transferLabels: { line: exempt === '' ? name : `${name}, ${exempt}`, short },
    terms: [
      ...(status === 'withdrawn' ? [] : purchaseTerms(saleContext, saleRules)),
      ...(offered && !lot.enBloc ? [enBlocTerm(saleContext, lot)] : []),
    ],
    enBlocNote: offered && !lot.enBloc ? enBlocNote(saleContext, lot, saleRules) : null,
  };
}

/** The page of a parcel, or of an en bloc group. */
function parcelPage(
  context: BuildContext,
  saleContext: SaleContext,
  lot: Lot,
  sold: ResultsByUse<SoldLand>,
): SitePage<ParcelPageProps> {
  const { sale, place, status } = saleContext;
  const path = parcelRoute(sale.slug, lot.slug);
  const texts = lotText(context, saleContext, lot);
  const price = parcelPrice(saleContext, lot);
  const picturesOfLot = pictures(context, saleContext, lot);
  const steps = lotSteps(saleContext, lot, context.content.settings.saleRules);
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${lot.name}, ${sale.name}, ${formatNearby(place)}`,
        description: price === null ? texts.summary : `${texts.summary} ${price.label}: ${price.figure}.`,
        noindex: status === 'withdrawn',
        generatedPreview: {
          path: lotPreviewPath(saleContext, lot),
          alt: `Plan of ${sale.name}: ${lot.name}`,
        },
        structured: [lotListingNode(context, saleContext, lot)],
      }),
      breadcrumbs: [...saleBreadcrumbs(context, saleContext), { label: lot.name, href: path }],
      heading: lot.name,
      place: `${sale.name}, ${formatNearby(place)}`,
      area: formatAcres(lot.titledAcres),
      dates: lotDates(saleContext, lot),
      ...texts,
      ...picturesOfLot,
      ...saleDetailsForLot(context, saleContext, lot),
      schedule: scheduleProps(saleContext),
      stateNote: sale.stateNote ?? null,
      enBloc: lot.enBloc,
      outcome: outcomeOf(saleContext, lot),
      groups: groups(saleContext, lot),
      price,
      links: {
        bidding: context.engine.bidding(sale.slug),
        reminder: saleReminderRoute(sale),
        payments: context.routes.payments,
        ...actionLinks(context),
      },
      plan: parcelPlan(context, saleContext, lot),
      land: land(saleContext, lot),
      directions: directions(saleContext, lot),
      comparable: comparableProps(context, saleContext, lot, sold),
      ...cost(context, saleContext, lot),
      transferTax: context.routes.transferTax,
      steps,
      calendar: lotCalendarRoute(sale.slug, lot.slug),
      passedStepCount: steps.filter(({ at }) => Date.parse(at) <= context.now.getTime()).length,
      contact: contactProps(context),
      inquiryHeading: context.content.texts.saleActions.askAboutLot.fill({
        lot: inSentence(lot.name).replace('en bloc', 'en\u00a0bloc'),
      }),
      inquirySubject: { sale: sale.slug, parcel: lot.slug, label: `${sale.name}, ${lot.name}` },
      navigation: neighbours(context, saleContext, lot),
    },
  };
}

/** The page of every parcel and every en bloc group. */
function parcelPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<ParcelPageProps>[] {
  const sold = soldLand(saleContexts);
  return saleContexts.flatMap((saleContext) =>
    saleContext.lots.map((lot) => parcelPage(context, saleContext, lot, sold)),
  );
}

export const parcelKind = {
  template: 'parcel/ParcelTemplate.tsx',
  partsOf: 'sales',
  pages: parcelPages,
} satisfies PageKind;
