import type { Feature, Parcel } from '../../schema/parcel';
import type { Option } from '../../schema/sale';
import { exerciseBy } from '../dates';
import {
  featureRoute,
  optionRoute,
  parcelRoute,
  saleReminderRoute,
  saleRoute,
  showcaseRoute,
} from '../routes';
import { nearby } from '../summaries';
import type { Showcase } from '../../schema/editorial';
import { contactProps } from './blocks';
import type { GeneratedPage } from './page';
import type { LinkProps } from './parts';
import { saleCard } from './sale-card';
import { saleDates, saleTrail } from './sale-page';
import { optionPrice, registrationDeadline, salePeople } from './sale-parts';
import type { SaleView } from './sale-view';
import { headProps, type Site } from './site';

function saleLink({ sale }: SaleView): LinkProps {
  return { label: sale.name, href: saleRoute(sale) };
}

/** The page of an option of a sale. */
export function optionPage(site: Site, view: SaleView, option: Option): GeneratedPage {
  const { sale, place, zone, status } = view;
  const path = optionRoute(sale.slug, option.slug);
  const picture = site.picture(option.image ?? sale.saleImage, 'wide');
  const at = new Date(option.exerciseDate);
  return {
    path,
    template: 'option',
    props: {
      head: headProps(site, {
        path,
        title: `${option.name}, ${sale.name}, ${nearby(place)}`,
        description: `${option.summary} ${optionPrice(option)}. ${exerciseBy(at, zone)}.`,
        noindex: status === 'withdrawn',
        picture,
      }),
      trail: [...saleTrail(site, view), { label: option.name, href: path }],
      heading: option.name,
      summary: option.summary,
      saleName: sale.name,
      price: optionPrice(option),
      exerciseBy: exerciseBy(at, zone),
      exerciseIso: at.toISOString(),
      descriptionHtml: site.html(option.description),
      parcels: sale.parcels
        .filter(({ slug }) => option.parcels.includes(slug))
        .map(({ slug, name }) => ({ label: name, href: parcelRoute(sale.slug, slug) })),
      picture: option.image === undefined ? null : picture,
      sale: saleLink(view),
      contacts: salePeople(site, sale),
    },
  };
}

/** The page of a feature of a parcel. */
export function featurePage(site: Site, view: SaleView, parcel: Parcel, feature: Feature): GeneratedPage {
  const { sale, place, status } = view;
  const path = featureRoute(sale.slug, parcel.slug, feature.slug);
  const parcelLink = { label: parcel.name, href: parcelRoute(sale.slug, parcel.slug) };
  return {
    path,
    template: 'feature',
    props: {
      head: headProps(site, {
        path,
        title: `${feature.name}, ${parcel.name}, ${sale.name}, ${nearby(place)}`,
        description: feature.summary,
        noindex: status === 'withdrawn',
      }),
      trail: [...saleTrail(site, view), parcelLink, { label: feature.name, href: path }],
      heading: feature.name,
      summary: feature.summary,
      saleName: sale.name,
      kind: feature.kind,
      descriptionHtml: feature.description === undefined ? '' : site.html(feature.description),
      picture: feature.image === undefined ? null : site.picture(feature.image, 'wide'),
      parcel: parcelLink,
      sale: saleLink(view),
    },
  };
}

/** The page on which a visitor asks to be reminded of a sale. */
export function reminderPage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status } = view;
  const path = saleReminderRoute(sale);
  return {
    path,
    template: 'reminder',
    props: {
      head: headProps(site, {
        path,
        title: `Reminder for ${sale.name}, ${nearby(place)}`,
        description: `Be told before bidding opens and closes on ${sale.name}.`,
        noindex: status === 'withdrawn' || status === 'completed',
      }),
      trail: [...saleTrail(site, view), { label: 'Reminder', href: path }],
      heading: `Be reminded of ${sale.name}`,
      summary: 'We tell you before bidding opens and before it closes.',
      saleName: sale.name,
      status,
      dates: saleDates(view),
      registerBy: registrationDeadline(view),
      sale: saleLink(view),
      contact: contactProps(site),
    },
  };
}

/** A selection of sales for a screen or a campaign. */
export function showcasePage(site: Site, views: readonly SaleView[], showcase: Showcase): GeneratedPage {
  const path = showcaseRoute(showcase.slug);
  return {
    path,
    template: 'showcase',
    props: {
      head: headProps(site, { path, title: showcase.title, description: showcase.summary }),
      heading: showcase.title,
      summary: showcase.summary,
      sales: showcase.sales.flatMap((slug) =>
        views.filter(({ sale }) => sale.slug === slug).map((view) => saleCard(site, view)),
      ),
    },
  };
}
