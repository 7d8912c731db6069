import path from 'node:path';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { openFileCache } from '../cache/file-cache';
import { searchDocuments } from '../search/search-documents';
import { atomFile } from './feeds/atom-file';
import { calendarFiles } from './calendars/calendar-files';
import { formSkeletonsFile } from './forms/form-skeletons-file';
import { checksumsFile } from './documents/checksums-file';
import { definitionsFile } from './glossary/definitions-file';
import { geoJsonFiles } from './land/land-files';
import { prairieMapFile } from './map/prairie-map-file';
import { podcastFiles } from './podcast/podcast-files';
import { previewFiles } from './previews/preview-files';
import { publishFiles, type PublishedFile } from './publishing/publish-files';
import { gazetteerFile } from './search/gazetteer-file';
import { openSearchFile } from './search/open-search-file';
import { pageIndexFiles } from './search/page-index-files';
import { saleIndexFile } from './search/sale-index-file';
import { saleParcelsFile } from './search/sale-parcels-file';
import { securityFile } from './security/security-file';
import { shortlistFiles } from './shortlist/shortlist-files';
import { resultsFile } from './results/results-file';

/**
 * Writes all files beside the pages: calendars, land, feeds, results, checksums, search indexes, the map, pictures for link previews.
 *
 * @param folders The cache of the build, and the folder for drawn pictures.
 */
export async function writeDownloads(
  publicDir: string,
  folders: { readonly cache: string; readonly previews: string },
  {
    context,
    saleContexts,
  }: { readonly context: BuildContext; readonly saleContexts: readonly SaleContext[] },
): Promise<void> {
  const drawn = await openFileCache(folders.previews);
  const previews = await previewFiles(context, saleContexts, drawn);
  function* all(): Generator<PublishedFile> {
    yield* calendarFiles(context, saleContexts);
    yield* geoJsonFiles(context, saleContexts);
    yield atomFile(context, saleContexts);
    yield* podcastFiles(context);
    yield resultsFile(context, saleContexts);
    yield definitionsFile(context);
    yield checksumsFile(context);
    yield securityFile(context);
    yield saleIndexFile(context, saleContexts);
    yield saleParcelsFile(saleContexts);
    yield* shortlistFiles(context, saleContexts);
    yield* pageIndexFiles(searchDocuments(context, saleContexts));
    yield gazetteerFile(context);
    yield prairieMapFile(context, saleContexts);
    yield openSearchFile(context);
    yield formSkeletonsFile();
    yield* previews;
  }
  await publishFiles(publicDir, path.join(folders.cache, 'downloads.json'), all());
  await drawn.prune();
}
