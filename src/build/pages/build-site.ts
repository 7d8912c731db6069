import { allPages, clashingPaths } from './all-pages';
import type { SitePage } from '../../page-data/page';
import type { ShellProps } from '../../page-data/shell-props';
import { saleContextsOf, type SaleContext } from '../../page-data/sale-context';
import { shellProps } from '../../page-data/shell';
import type { BuildContext } from '../../page-data/build-context';
import { podcastFeed } from '../downloads/podcast/podcast-feed';
import { engineRoutes, siteRoutes } from '../../model/derive/routes';
import type { Content } from '../../model/schema/content';
import { renderBlocks, renderMarkdown } from '../markdown/markdown';
import { mediaUrl } from '../media/media-files';
import { readOrigins } from '../settings/origins';
import { readSearchServices } from '../settings/search-services';
import { processPictures, type QueryPictures } from '../media/pictures';
import { createAssetCollector } from '../media/asset-collector';

/** All that one build makes from one state of the content. */
export interface BuildOutput {
  readonly content: Content;
  readonly origin: string;
  readonly context: BuildContext;
  readonly saleContexts: readonly SaleContext[];
  readonly pages: readonly SitePage[];
  readonly shell: ShellProps;
  /** Files under content/media/ that pages link to. */
  readonly files: ReadonlySet<string>;
}

/**
 * Derives every page twice: once to learn which pictures and files they want, once with those at hand.
 *
 * @throws When two pages claim one address.
 */
export async function buildSite(
  content: Content,
  now: Date,
  env: NodeJS.ProcessEnv,
  queryPictures: QueryPictures,
): Promise<BuildOutput> {
  const origins = readOrigins(env, content.settings);
  const base = {
    content,
    now,
    origin: origins.site,
    salesOrigin: origins.sales,
    routes: siteRoutes(content.settings.brand.slug),
    engine: engineRoutes(origins.engine),
    searchServices: readSearchServices(env),
  };
  const collector = createAssetCollector();
  const draft: BuildContext = {
    ...base,
    picture: collector.picture,
    mediaUrl: collector.mediaUrl,
    html: () => '',
    textBlocks: () => [],
  };
  const saleContexts = saleContextsOf(draft);
  const clashes = clashingPaths(allPages(draft, saleContexts));
  if (clashes.length > 0)
    throw new Error(`Two pages claim the address ${clashes.join(', ')}. Rename one of the two files.`);
  // The header shows sales and people, and the feed names what podcast apps show and play.
  shellProps(draft, saleContexts);
  podcastFeed(draft);
  const picture = await processPictures(queryPictures, collector.wanted.pictures);
  const context: BuildContext = {
    ...base,
    picture,
    mediaUrl,
    html: renderMarkdown,
    textBlocks: renderBlocks,
  };
  return {
    content,
    origin: origins.site,
    context,
    saleContexts,
    pages: allPages(context, saleContexts),
    shell: shellProps(context, saleContexts),
    files: collector.wanted.files,
  };
}
