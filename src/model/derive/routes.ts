import type { LonLat } from '../../lib/geo';
import { thanksRoute } from './forms/form-fields';

function part(text: string): string {
  return encodeURIComponent(text);
}

function query(parameters: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(parameters).toString()}`;
}

/** /auctions/{slug}/. @throws when the sale has no slug. */
export function saleRoute({ slug }: { readonly slug: string | null | undefined }): string {
  if (slug === null || slug === undefined || slug === '') {
    throw new Error('Cannot generate a sale route. Missing slug!');
  }
  return `/auctions/${part(slug)}/`;
}

/** A sale's page for use outside the site: calendars, feeds, paper. @param salesOrigin Scheme and host for sales. */
export function absoluteSaleRoute(salesOrigin: string, sale: Parameters<typeof saleRoute>[0]): string {
  return salesOrigin + saleRoute(sale);
}

/** The page of a sale on which visitors ask to be reminded. @throws when the sale has no slug. */
export function saleReminderRoute(sale: { readonly slug: string | null | undefined }): string {
  return `${saleRoute(sale)}reminder/`;
}

/** The page of a lot: a parcel or an en bloc group. */
export function parcelRoute(saleSlug: string, slug: string): string {
  return `${saleRoute({ slug: saleSlug })}parcels/${part(slug)}/`;
}

/** The dates of a sale as a calendar file. */
export function saleCalendarRoute({ slug }: { readonly slug: string }): string {
  return `${saleRoute({ slug })}${part(slug)}.ics`;
}

/** Calendar file of one lot, named so that files of several sales are distinct in a download folder. */
export function lotCalendarRoute(saleSlug: string, slug: string): string {
  return `${parcelRoute(saleSlug, slug)}${part(saleSlug)}-${part(slug)}.ics`;
}

/** The land of a sale as GeoJSON. */
export function saleGeoJsonRoute({ slug }: { readonly slug: string }): string {
  return `${saleRoute({ slug })}${part(slug)}.geojson`;
}

/** The picture of a sale for link previews. */
export function salePreviewRoute({ slug }: { readonly slug: string }): string {
  return `${saleRoute({ slug })}preview.png`;
}

/** The picture of a lot for link previews. */
export function lotPreviewRoute(saleSlug: string, slug: string): string {
  return `${parcelRoute(saleSlug, slug)}preview.png`;
}

/** The data of a sale and its lots for the shortlist. */
export function shortlistItemsRoute(saleSlug: string): string {
  return `${saleRoute({ slug: saleSlug })}shortlist.json`;
}

/** The comparison of a sale's parcels. */
export function compareRoute(sale: { readonly slug: string }): string {
  return `${saleRoute(sale)}parcels/`;
}

/** The sale as sheets of paper. */
export function saleBrochureRoute(sale: { readonly slug: string }): string {
  return `${saleRoute(sale)}brochure/`;
}

/** The page of an option that is offered beside a sale's land. */
export function optionRoute(saleSlug: string, slug: string): string {
  return `${saleRoute({ slug: saleSlug })}options/${part(slug)}/`;
}

/** The page of a feature of a parcel, such as a yard. */
export function featureRoute(saleSlug: string, parcelSlug: string, slug: string): string {
  return `${parcelRoute(saleSlug, parcelSlug)}features/${part(slug)}/`;
}

/** The page of a question. */
export function questionRoute({
  category,
  slug,
}: {
  readonly category: string;
  readonly slug: string;
}): string {
  return `/questions/${part(category)}/${part(slug)}/`;
}

/** The page of a member of the team. @param product The slug of the brand. */
export function teamMemberRoute(product: string, slug: string): string {
  return `/${part(product)}-team/${part(slug)}/`;
}

/** The page of a testimonial. */
export function testimonialRoute(slug: string): string {
  return `/testimonials/${part(slug)}/`;
}

/** Sales in turn, for a screen on a wall or a campaign. */
export function showcaseRoute(slug: string): string {
  return `/showcase/${part(slug)}/`;
}

/** Limit of an address made of a title: it becomes the name of a folder, which may have 255 bytes. */
const maxSlugLength = 100;

/** A title as the last part of an address: accents folded, joined letters spelt out, everything else a dash. */
function titleSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxSlugLength) return slug;
  return slug
    .slice(0, maxSlugLength + 1)
    .replace(/-[a-z0-9]*$/, '')
    .slice(0, maxSlugLength);
}

interface EpisodeName {
  readonly title: string | null | undefined;
  readonly number?: number | null | undefined;
}

/** Returns whether an address can be made of the title of an episode. */
export function hasEpisodeRoute({ title }: EpisodeName): boolean {
  return titleSlug(title ?? '') !== '';
}

/** /farmlandexchange/episodes/{number}-{title}/. @throws when the episode has no title. */
export function episodeRoute({ title, number }: EpisodeName): string {
  const slug = titleSlug(title ?? '');
  if (slug === '') throw new Error('Cannot generate a podcast episode route. Missing title!');
  return `/farmlandexchange/episodes/${number == null ? '' : `${String(number)}-`}${slug}/`;
}

/** The transcript of an episode. @throws when the episode has no title. */
export function transcriptRoute(episode: EpisodeName): string {
  return `${episodeRoute(episode)}transcript/`;
}

/** Files of an episode for podcast apps and readers; the addresses stay when its title changes. */
export function episodeFiles({ slug }: { readonly slug: string }) {
  const folder = `/farmlandexchange/files/${part(slug)}`;
  return {
    chapters: `${folder}/chapters.json`,
    captions: `${folder}/transcript.vtt`,
    text: `${folder}/${part(slug)}-transcript.txt`,
  } as const;
}

/** /sales/ with the position and name of a place, from which distances are measured. */
export function salesNearRoute([longitude, latitude]: LonLat, label: string): string {
  return `/sales/${query({ coordinates: `${String(longitude)}_${String(latitude)}`, label })}`;
}

/** The search page with the results for a text. */
export function searchRoute(text: string): string {
  return `/search/${query({ query: text })}`;
}

/** The questions, those of one category shown. */
export function faqCategoryRoute(category: string): string {
  return `/faq/${query({ category })}`;
}

/** The sales and parcels that a visitor keeps. */
export const shortlistRoute = '/shortlist/';

/** The index of sales for the suggestions of the search box. */
export const saleIndexRoute = '/search/sales.json';

/** The legal descriptions of the parcels of sales, for what cards say about a visitor's land. */
export const saleParcelsRoute = '/search/parcels.json';

/** The index of all pages for the search page: names, summaries and keywords. */
export const pageIndexRoute = '/search/pages/index.json';

/** Words of the texts of all pages, those of one file. */
export function pageWordsRoute(file: string): string {
  return `/search/pages/words-${file}.json`;
}

/** Texts of pages, those of one file. */
export function pageTextsRoute(file: number): string {
  return `/search/pages/texts-${String(file)}.json`;
}

/** Provinces, waters, towns and the parcels of sales for the map of the list of sales. */
export const prairieMapRoute = '/sales/map.json';

/** The places of Canada for the suggestions of the search box. */
export const placesRoute = '/search/places.json';

/** All definitions in one file, for the explanations within texts. */
export const definitionsRoute = '/glossary/definitions.json';

/** A term in the glossary. */
export function glossaryTermRoute(slug: string): string {
  return `/glossary/#${part(slug)}`;
}

/** The page with our payment rules and addresses. */
export const paymentsRoute = '/payments/';

/** The file that says where to report security vulnerabilities (RFC 9116). */
export const securityRoute = '/.well-known/security.txt';

/** Checksums of all documents, in the format of sha256sum. */
export const checksumsRoute = `${paymentsRoute}sha256sums.txt`;

/** Addresses of the fixed pages; some hold the product's slug. */
export function siteRoutes(product: string) {
  const name = part(product);
  return {
    home: '/',
    sales: '/sales/',
    pastSales: '/past-sales/',
    sell: `/sell-with-${name}/`,
    why: `/why-${name}/`,
    howItWorks: `/how-${name}-works/`,
    enBloc: `/how-${name}-works/bidding-on-en-bloc-properties-on-${name}/`,
    faq: '/faq/',
    glossary: '/glossary/',
    team: `/${name}-team/`,
    testimonials: '/testimonials/',
    farmlandExchange: '/farmlandexchange/',
    contact: '/contact/',
    subscribe: '/subscribe/',
    search: '/search/',
    shortlist: shortlistRoute,
    terms: '/terms-and-conditions/',
    payments: paymentsRoute,
    noLongerAvailable: '/no-longer-available/',
    salePostponed: '/sale-postponed/',
    errorTest: '/error-test/',
    thanks: thanksRoute,
    calendarFeed: '/sales/calendar.ics',
    atomFeed: '/sales/atom.xml',
    podcastFeed: '/farmlandexchange/feed.xml',
    openSearch: '/opensearch.xml',
    resultsCsv: '/past-sales/results.csv',
    preview: '/preview.png',
    compare: questionRoute({
      category: 'selling-farmland',
      slug: `how-does-${product}-com-compare-to-the-alternatives`,
    }),
    biddingProcess: questionRoute({ category: 'sale-process', slug: 'how-does-the-bidding-process-work' }),
    enBlocQuestion: questionRoute({ category: 'sale-process', slug: 'what-is-en-bloc-and-how-does-it-work' }),
    transactionFee: questionRoute({ category: 'buying-farmland', slug: 'what-is-the-transaction-fee' }),
    transferTax: questionRoute({ category: 'buying-farmland', slug: 'do-i-pay-land-transfer-tax' }),
  } as const;
}

/** Addresses on the auction engine, which are full-page navigations. */
export function engineRoutes(origin: string) {
  return {
    origin,
    login: `${origin}/login/`,
    logout: `${origin}/logout/`,
    register: `${origin}/register/`,
    profile: `${origin}/profile/`,
    adminAuctions: `${origin}/admin/auctions/`,
    adminUsers: `${origin}/admin/users/`,
    newsletter: `${origin}/api/account/subscribe-newsletter`,
    bidding: (slug: string) => `${origin}/auctions/${part(slug)}/parcels/`,
  } as const;
}

/** Anchor of the example on its page. */
export const enBlocSimulatorAnchor = 'in-figures';
