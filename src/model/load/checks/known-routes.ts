import {
  compareRoute,
  featureRoute,
  optionRoute,
  parcelRoute,
  questionRoute,
  saleBrochureRoute,
  saleReminderRoute,
  saleRoute,
  showcaseRoute,
  siteRoutes,
  teamMemberRoute,
  testimonialRoute,
} from '../../derive/routes';
import type { SaleFields } from '../../schema/sale';
import type { UncheckedContent } from '../files/unchecked-content';

/** Addresses within the site that lead on to pages. */
const redirected = ['/farmland-exchange/', '/auctions/', '/questions/'];

/**
 * Addresses that are not listed: episodes may come from another feed, and the page for editors from another program.
 */
const unlisted = /^\/(?:farmlandexchange\/episodes|media|admin|static)\/|\/[^/]*\.[^/]*$/;

function saleRoutes(slug: string, { parcels, enBlocs, options }: SaleFields): string[] {
  const sale = { slug };
  return [
    saleReminderRoute(sale),
    compareRoute(sale),
    saleBrochureRoute(sale),
    ...[...parcels, ...enBlocs].map((lot) => parcelRoute(slug, lot.slug)),
    ...options.map((option) => optionRoute(slug, option.slug)),
    ...parcels.flatMap((parcel) =>
      parcel.features.map((feature) => featureRoute(slug, parcel.slug, feature.slug)),
    ),
  ];
}

/** The pages that texts may lead to. */
export interface PageRoutes {
  readonly pages: ReadonlySet<string>;
  /** Addresses of sales that cannot be read: there may be anything below them. */
  readonly unread: readonly string[];
}

/** Addresses of pages that texts may lead to; null if the settings, which some of them contain, cannot be read. */
export function listPageRoutes(draft: UncheckedContent): PageRoutes | null {
  const product = draft.settings.entries[0]?.fields.brand.slug;
  if (product === undefined) return null;
  const { sales, questions, team, testimonials, showcases } = draft;
  const read = new Set(sales.entries.map(({ slug }) => slug));
  const unread = [...sales.slugs].filter((slug) => !read.has(slug)).map((slug) => saleRoute({ slug }));
  const pages = new Set([
    ...redirected,
    ...Object.values(siteRoutes(product)),
    // By file names, so that the problems of an entry are not those of every text that leads to it.
    ...[...sales.slugs].map((slug) => saleRoute({ slug })),
    ...sales.entries.flatMap(({ slug, fields }) => saleRoutes(slug, fields)),
    ...[...questions.slugs].map((name) => {
      const [category = '', slug = ''] = name.split('/');
      return questionRoute({ category, slug });
    }),
    ...[...team.slugs].map((slug) => teamMemberRoute(product, slug)),
    ...[...testimonials.slugs].map(testimonialRoute),
    ...[...showcases.slugs].map(showcaseRoute),
  ]);
  return { pages, unread };
}

/** Steps from one text to another, each a letter more, less or changed. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const [above = 0, before = 0, left = 0] = [row[column], row[column - 1], next[column - 1]];
      next.push(Math.min(above + 1, left + 1, before + (one[index] === other[column - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function nearest(path: string, routes: ReadonlySet<string>): string | undefined {
  const [best] = [...routes]
    .map((route) => ({ route, steps: editDistance(path, route) }))
    .sort((a, b) => a.steps - b.steps);
  return best !== undefined && best.steps <= path.length / 2 ? best.route : undefined;
}

/** Returns the problem with the target of a link; null if it leads to a page or file, or is not a path of the site. */
export function deadPath(
  target: string,
  routes: PageRoutes | null,
): { readonly message: string; readonly advice: string } | null {
  const path = target.replace(/[?#].*/, '');
  if (routes === null || !path.startsWith('/') || unlisted.test(path)) return null;
  const page = `${path.replace(/\/$/, '')}/`;
  // A part of a sale that cannot be read may be there.
  if (routes.pages.has(page) || routes.unread.some((sale) => page.startsWith(sale))) return null;
  return {
    message: `the site has no page ${path}`,
    advice: `${nearest(page, routes.pages) ?? 'the address of a page, such as /faq/'}, or the words without a link.`,
  };
}
