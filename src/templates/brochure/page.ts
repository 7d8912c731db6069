import { formatInZone } from '../../lib/time-zones';
import { formatLongCalendarDate } from '../../model/derive/dates';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { hasFinalPrices } from '../../model/derive/prices';
import { saleBrochureRoute, absoluteSaleRoute, saleRoute } from '../../model/derive/routes';
import { landSummary, formatNearby } from '../../model/derive/summaries';
import { contactProps, formattedDate, fileSummary } from '../../page-data/prop-builders';
import type { BrochureParcelProps, BrochurePageProps } from './props';
import { enBlocExample } from '../../page-data/en-bloc-example';
import { enBlocRule } from '../../page-data/en-bloc-rule';
import { parcelFacts } from '../../page-data/land-record/facts';
import { leaseFacts } from '../../page-data/land-record/parcel-income';
import { landRecordHtml } from '../../page-data/land-record/land-record-props';
import { lotRow } from '../../page-data/lot-row';
import type { PageKind, SitePage } from '../../page-data/page';
import type { FormattedDate } from '../../page-data/common-props';
import { priceStat, resultStat, saleStats } from '../../page-data/sale-stats';
import { optionRow, saleContacts } from '../../page-data/sale-prop-builders';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { saleDates, viewingDays } from '../../page-data/sale-dates';

function parcelSheets(context: BuildContext, saleContext: SaleContext): BrochureParcelProps[] {
  const { sale, lots } = saleContext;
  const { saleRules } = context.content.settings;
  return sale.parcels.flatMap((parcel) => {
    const lot = lots.find(({ slug }) => slug === parcel.slug);
    if (lot === undefined) return [];
    const anchor = `sheet-${parcel.slug}`;
    const row = { ...lotRow(saleContext, lot), href: `#${anchor}` };
    // The land is below the name, features have their own list, and leases are in the land record.
    const leases = leaseFacts(parcel).map(({ value }) => value);
    const printed = [row.land, ...leases, ...parcel.features.map(({ name }) => name)];
    return {
      anchor,
      row,
      facts: parcelFacts(sale, parcel, saleRules.gstPercent).filter(({ value }) => !printed.includes(value)),
      recordHtml: landRecordHtml(parcel),
      descriptionHtml: context.html(parcel.description),
      features: parcel.features.map(({ kind, name, summary }) => ({
        label: kind,
        value: `${name}. ${summary}`,
      })),
    };
  });
}

function people({ content }: BuildContext, { sale }: SaleContext): BrochurePageProps['people'] {
  return saleContacts(sale, content.team).map(({ name, role, email = null }) => ({ name, role, email }));
}

function documents(context: BuildContext, { sale }: SaleContext): BrochurePageProps['documents'] {
  return sale.documents.map(({ title, file, date }) => ({
    label: title,
    value: `${fileSummary(context, file)}, ${formattedDate(date).text}`,
  }));
}

/** Returns the day of the build in the sale's time zone. */
function today({ now }: BuildContext, { zone }: SaleContext): FormattedDate {
  const iso = formatInZone(now, zone, 'yyyy-MM-dd');
  return { iso, text: formatLongCalendarDate(iso) };
}

/** Formats an address so that it can be typed from paper. */
function typed(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The sale as sheets of paper: a summary on the first ones, then a sheet for each parcel. */
function brochurePage(context: BuildContext, saleContext: SaleContext): SitePage<BrochurePageProps> {
  const { sale, place, status, lots } = saleContext;
  const { brand, saleRules, sample } = context.content.settings;
  const path = saleBrochureRoute(sale);
  const { phone, email } = contactProps(context);
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `Brochure for ${sale.name}, ${formatNearby(place)}`,
        description: `${sale.name} to print: ${landSummary(sale)}, a sheet for each parcel.`,
        noindex: true,
      }),
      heading: sale.name,
      summary: sale.summary,
      brand: { label: brand.name, href: context.routes.home },
      sale: { label: typed(absoluteSaleRoute(context.salesOrigin, sale)), href: saleRoute(sale) },
      nearby: formatNearby(place),
      municipality: sale.municipality,
      schedule: scheduleProps(saleContext),
      stateNote: sale.stateNote ?? null,
      dates: saleDates(saleContext),
      steps: saleSteps(saleContext, saleRules),
      viewingDays: viewingDays(saleContext),
      result: resultStat(saleContext, context.content.texts),
      plan: salePlan(sale, status, 'page'),
      picture: context.picture(sale.saleImage, 'wide'),
      descriptionHtml: context.html(sale.description),
      price: priceStat(saleContext),
      figures: saleStats(saleContext),
      parcels: parcelSheets(context, saleContext),
      enBlocs: lots.filter(({ enBloc }) => enBloc).map((lot) => lotRow(saleContext, lot)),
      examples: sale.enBlocs.flatMap((enBloc) => enBlocExample(sale, enBloc, status, saleRules) ?? []),
      enBlocRule: enBlocRule(saleRules),
      finalPrices: hasFinalPrices(sale, status),
      documents: documents(context, saleContext),
      options: sale.options.map((option) => {
        const { name, summary, price, exerciseBy } = optionRow(saleContext, option);
        return { name, summary, price, exerciseBy };
      }),
      people: people(context, saleContext),
      phone,
      email,
      asOf: today(context, saleContext),
      notice: sample?.notice ?? null,
    },
  };
}

/** The brochure of every sale that is not withdrawn. */
function brochurePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<BrochurePageProps>[] {
  return saleContexts
    .filter(({ status }) => status !== 'withdrawn')
    .map((saleContext) => brochurePage(context, saleContext));
}

export const brochureKind = {
  template: 'brochure/BrochureTemplate.tsx',
  partsOf: 'sales',
  pages: brochurePages,
} satisfies PageKind;
