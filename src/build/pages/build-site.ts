import { allPages, clashingPaths } from './all-pages';
import type { TemplatePage } from '../../page-data/page';
import type { ShellProps } from '../../page-data/shell-props';
import { saleContextsOf, type SaleContext } from '../../page-data/sale-context';
import { shellProps } from '../../page-data/shell';
import type { BuildContext } from '../../page-data/build-context';
import { podcastFeed } from '../downloads/podcast/podcast-feed';
import { engineRoutes, siteRoutes } from '../../model/derive/routes';
import type { Content } from '../../model/schema/content';
import { renderBlocks, renderMarkdown } from '../markdown/markdown';
import { mediaUrl } from '../media/media-files';
import { newsletterAddress } from '../settings/newsletter-address';
import { readOrigins } from '../settings/origins';
import { readSearchServices } from '../settings/search-services';
import { collectPictures, type Rendition } from '../media/pictures';
import type { SourcePicture } from '../media/read-pictures';

/** Everything that one build makes from one state of the content. */
export interface BuildOutput {
  readonly content: Content;
  readonly origin: string;
  readonly context: BuildContext;
  readonly saleContexts: readonly SaleContext[];
  readonly pages: readonly TemplatePage[];
  readonly shell: ShellProps;
  /** Files under content/media/ that pages link to. */
  readonly files: ReadonlySet<string>;
  /** The renditions of pictures that pages show, by address; downloads may add to them. */
  readonly renditions: ReadonlyMap<string, Rendition>;
}

/** Files and pictures, as pages name them. */
type MediaAddresses = Pick<BuildContext, 'picture' | 'mediaUrl'>;

/** Creates the context of pages: the content, the settings of the build, and the addresses of pictures and files. */
export function siteContext(
  content: Content,
  now: Date,
  env: NodeJS.ProcessEnv,
  media: MediaAddresses,
): BuildContext {
  const origins = readOrigins(env, content.settings);
  const engine = engineRoutes(origins.engine);
  // A description is on several pages: that of a lot is in the brochure as well.
  const rendered = new Map<string, string>();
  return {
    content,
    now,
    origin: origins.site,
    salesOrigin: origins.sales,
    routes: siteRoutes(content.settings.brand.slug),
    engine,
    newsletter: newsletterAddress(env, content.settings, engine),
    searchServices: readSearchServices(env),
    ...media,
    html: (markdown) => {
      const html = rendered.get(markdown) ?? renderMarkdown(markdown);
      rendered.set(markdown, html);
      return html;
    },
    textBlocks: renderBlocks,
  };
}

/**
 * Derives every page, and collects the files and the renditions of pictures that pages use.
 *
 * @param pictures Those under content/media/, by path.
 * @throws When two pages have the same address.
 */
export function buildSite(
  content: Content,
  now: Date,
  env: NodeJS.ProcessEnv,
  pictures: ReadonlyMap<string, SourcePicture>,
): BuildOutput {
  const { picture, renditions } = collectPictures(pictures);
  const files = new Set<string>();
  const context = siteContext(content, now, env, {
    picture,
    mediaUrl: (file) => {
      files.add(file);
      return mediaUrl(file);
    },
  });
  const saleContexts = saleContextsOf(context);
  const pages = allPages(context, saleContexts);
  const clashes = clashingPaths(pages);
  if (clashes.length > 0)
    throw new Error(`Two pages claim the address ${clashes.join(', ')}. Rename one of the two files.`);
  // The feed names the files that podcast apps show and play.
  podcastFeed(context);
  return {
    content,
    origin: context.origin,
    context,
    saleContexts,
    pages,
    shell: shellProps(context, saleContexts),
    files,
    renditions,
  };
}
