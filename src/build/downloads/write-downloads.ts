import path from 'node:path';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { atomFile } from './feeds/atom-file';
import { calendarFiles } from './calendars/calendar-files';
import { definitionsFile } from './glossary/definitions-file';
import { geoJsonFiles } from './land/land-files';
import { podcastFiles } from './podcast/podcast-files';
import { previewFiles } from './previews/preview-files';
import { cardRenderer } from './previews/render-card';
import { publishFiles, type PublishedFile } from './publish-files';
import { gazetteerFile } from './search/gazetteer-file';
import { saleIndexFile } from './search/sale-index-file';
import { resultsFile } from './results/results-file';

/** Writes all files beside the pages: calendars, land, feeds, results, search indexes, pictures for link previews. */
export async function writeDownloads(
  publicDir: string,
  cacheDir: string,
  {
    context,
    saleContexts,
  }: { readonly context: BuildContext; readonly saleContexts: readonly SaleContext[] },
): Promise<void> {
  const renderer = await cardRenderer(path.join(cacheDir, 'previews'));
  const previews = await previewFiles(context, saleContexts, renderer);
  function* all(): Generator<PublishedFile> {
    yield* calendarFiles(context, saleContexts);
    yield* geoJsonFiles(context, saleContexts);
    yield atomFile(context, saleContexts);
    yield* podcastFiles(context);
    yield resultsFile(context, saleContexts);
    yield definitionsFile(context);
    yield saleIndexFile(context, saleContexts);
    yield gazetteerFile(context);
    yield* previews;
  }
  await publishFiles(publicDir, path.join(cacheDir, 'downloads.json'), all());
  await renderer.prune();
}
