import type { Content } from '../model/schema/content';
import type { Image } from '../model/schema/fields';
import type { engineRoutes, siteRoutes } from '../model/derive/routes';
import type { SearchServices } from '../model/derive/search/search-services';
import { graphOf, type GraphNode } from './graph';
import type { FeedProps, HeadProps, LinkProps, PreviewImage } from './common-props';
import type { GlossaryTermForms, TextBlock } from './text-blocks';
import type { Picture } from '../lib/picture';

/** Size of the pictures that the build draws for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** Widths of a picture by its use on a page. */
export type PictureSize = 'wide' | 'card' | 'portrait';

/** Input of all pages: the content, the time of the build, and the results of processing pictures and Markdown. */
export interface BuildContext {
  readonly content: Content;
  readonly now: Date;
  /** Scheme and host of the website, without a slash at the end. */
  readonly origin: string;
  /** Origin of absolute links to sales; the same unless the settings name a host for sales. */
  readonly salesOrigin: string;
  readonly routes: ReturnType<typeof siteRoutes>;
  readonly engine: ReturnType<typeof engineRoutes>;
  /** Address of the engine's newsletter call; null if no engine is configured. */
  readonly newsletter: string | null;
  /** Services that the search box uses instead of the indexes of the build. */
  readonly searchServices: SearchServices;
  /** The picture at the widths of a size; null when it could not be processed. */
  readonly picture: (image: Image, size: PictureSize) => Picture | null;
  /** HTML of an editor's Markdown. */
  readonly html: (markdown: string) => string;
  /** An editor's long text in its parts; the first use of each term is linked to the glossary. */
  readonly textBlocks: (markdown: string, terms: readonly GlossaryTermForms[]) => readonly TextBlock[];
  /** Address of a file under content/media/ that is not a processed picture. */
  readonly mediaUrl: (file: string) => string;
}

interface HeadInput {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  readonly picture?: Picture | null;
  /** Address of a picture that the build draws for this page, and its content. */
  readonly generatedPreview?: { readonly path: string; readonly alt: string };
  readonly structured?: readonly GraphNode[];
}

function imageOf(
  { origin, routes, content }: BuildContext,
  { picture, generatedPreview }: HeadInput,
): PreviewImage {
  if (picture != null) {
    const { src, width, height, alt } = picture;
    return { src: origin + src, size: { width, height }, alt };
  }
  if (generatedPreview !== undefined)
    return { src: origin + generatedPreview.path, size: null, alt: generatedPreview.alt };
  return { src: origin + routes.preview, size: null, alt: content.settings.brand.tagline };
}

/** Feeds: of new sales for the page of sales, of the podcast for every page about it. */
function feedOf({ routes }: BuildContext, path: string): FeedProps | null {
  if (path === routes.sales) return { href: routes.atomFeed, type: 'application/atom+xml' };
  if (path.startsWith(routes.farmlandExchange))
    return { href: routes.podcastFeed, type: 'application/rss+xml' };
  return null;
}

/** The head of a page: its title with the brand, and absolute addresses. */
export function headProps(context: BuildContext, input: HeadInput): HeadProps {
  const { brand } = context.content.settings;
  const feed = feedOf(context, input.path);
  return {
    title: input.title.includes(brand.name) ? input.title : `${input.title} | ${brand.name}`,
    description: input.description,
    canonical: context.origin + input.path,
    noindex: input.noindex ?? false,
    image: input.noindex === true ? null : imageOf(context, input),
    ...(feed !== null && { feed }),
    ...(input.structured !== undefined && { structuredData: graphOf(input.structured) }),
  };
}

/** The home page, with which breadcrumbs begin. */
export function homeLink(context: BuildContext): LinkProps {
  return { label: 'Home', href: context.routes.home };
}
