import { formatInZone } from '../../lib/time-zones';
import { formatAcres, saleArea } from '../../model/derive/areas';
import { calendarDateLong } from '../../model/derive/dates';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { hasFinalPrices } from '../../model/derive/prices';
import { saleBrochureRoute, saleRoute } from '../../model/derive/routes';
import { lotSummary, nearby } from '../../model/derive/summaries';
import { contactProps, dateMoment, fileSummary } from '../../page-data/prop-builders';
import type { BrochureParcelProps, BrochurePageProps } from './props';
import { enBlocExample } from '../../page-data/en-bloc-example';
import { parcelFacts } from '../../page-data/facts';
import { lotRow } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import type { MomentProps } from '../../page-data/common-props';
import { resultFigure, saleFigures } from '../../page-data/sale-figures';
import { saleDates, viewingDays } from '../sale/page';
import { optionRow } from '../../page-data/sale-parts';
import { saleSteps } from '../../page-data/sale-steps';
import type { SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type Site } from '../../page-data/build-context';

function parcelSheets(site: Site, view: SaleView): BrochureParcelProps[] {
  const { sale, lots } = view;
  const { saleRules } = site.content.settings;
  return sale.parcels.flatMap((parcel) => {
    const lot = lots.find(({ slug }) => slug === parcel.slug);
    if (lot === undefined) return [];
    const anchor = `sheet-${parcel.slug}`;
    const row = { ...lotRow(view, lot), href: `#${anchor}` };
    // The land stands under the name, and features have their own list.
    const said = [row.land, ...parcel.features.map(({ name }) => name)];
    return {
      anchor,
      row,
      facts: parcelFacts(sale, parcel, saleRules.gstPercent).filter(({ value }) => !said.includes(value)),
      descriptionHtml: site.html(parcel.description),
      features: parcel.features.map(({ kind, name, summary }) => ({
        label: kind,
        value: `${name}. ${summary}`,
      })),
    };
  });
}

function people({ content }: Site, { sale }: SaleView): BrochurePageProps['people'] {
  return content.team
    .filter(({ slug }) => sale.contacts.includes(slug))
    .map(({ name, role, email = null }) => ({ name, role, email }));
}

function documents(site: Site, { sale }: SaleView): BrochurePageProps['documents'] {
  return sale.documents.map(({ title, file, date }) => ({
    label: title,
    value: `${fileSummary(site, file)}, ${dateMoment(date).text}`,
  }));
}

/** The day on which paper was up to date, by the calendar where the land is. */
function today({ now }: Site, { zone }: SaleView): MomentProps {
  const iso = formatInZone(now, zone, 'yyyy-MM-dd');
  return { iso, text: calendarDateLong(iso) };
}

/** An address as one types it from paper. */
function typed(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The sale as sheets of paper: what it is on the first ones, then a sheet for each parcel. */
export function brochurePage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status, lots } = view;
  const { brand, saleRules, sample } = site.content.settings;
  const path = saleBrochureRoute(sale);
  const { phone, email } = contactProps(site);
  return {
    path,
    template: 'brochure',
    props: {
      head: headProps(site, {
        path,
        title: `Brochure of ${sale.name}, ${nearby(place)}`,
        description: `${sale.name} to print: ${formatAcres(saleArea(sale).titled)}, ${lotSummary(sale)}, a sheet for each parcel.`,
        noindex: true,
      }),
      heading: sale.name,
      summary: sale.summary,
      brand: { label: brand.name, href: site.routes.home },
      sale: { label: typed(site.origin + saleRoute(sale)), href: saleRoute(sale) },
      nearby: nearby(place),
      municipality: sale.municipality,
      schedule: scheduleProps(view),
      stateNote: sale.stateNote ?? null,
      dates: saleDates(view),
      steps: saleSteps(view, saleRules),
      viewingDays: viewingDays(view),
      result: resultFigure(view),
      plan: salePlan(sale, status, 'page'),
      picture: site.picture(sale.saleImage, 'wide'),
      descriptionHtml: site.html(sale.description),
      figures: saleFigures(view),
      parcels: parcelSheets(site, view),
      enBlocs: lots.filter(({ enBloc }) => enBloc).map((lot) => lotRow(view, lot)),
      examples: sale.enBlocs.map((enBloc) => enBlocExample(sale, enBloc, status, saleRules)),
      enBlocRule: { minutes: saleRules.enBlocDelayMinutes, percent: saleRules.enBlocPremiumPercent },
      finalPrices: hasFinalPrices(sale, status),
      documents: documents(site, view),
      options: sale.options.map((option) => {
        const { name, summary, price, exerciseBy } = optionRow(view, option);
        return { name, summary, price, exerciseBy };
      }),
      people: people(site, view),
      phone,
      email,
      asOf: today(site, view),
      notice: sample?.notice ?? null,
    },
  };
}
