import path from 'node:path';
import { buildSite } from '../build/pages/build-site';
import { readPictures } from '../build/media/read-pictures';
import { pushIndices, type IndexRecords } from '../build/search/index-push';
import { saleDocuments } from '../build/search/sale-documents';
import { searchDocuments } from '../build/search/search-documents';
import { readIndexPushSettings } from '../build/settings/index-push-settings';
import { podcastImporter } from '../build/settings/podcast-importer';
import { contentDate, contentDirectory } from '../model/load/environment';
import { loadContent } from '../model/load/load-content';
import { formatProblems } from '../model/load/problem';

/** The records of both indices, made from the current content as in a build. */
async function indexRecords(env: NodeJS.ProcessEnv): Promise<IndexRecords[]> {
  const folder = contentDirectory(env);
  const now = contentDate(env);
  const loaded = await loadContent(folder, now);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  const imported = await podcastImporter(env, path.resolve('.cache', 'podcast'))(loaded.value);
  if (!imported.ok) throw new Error(imported.failure);
  const { content } = imported.value;
  const { context, saleContexts } = buildSite(
    content,
    now,
    env,
    await readPictures(folder, content.media.keys()),
  );
  return [
    { indexName: 'suggestions', documents: saleDocuments(context, saleContexts) },
    { indexName: 'pages', documents: searchDocuments(context, saleContexts) },
  ];
}

/** Replaces the records of the search at Algolia; with --dry-run, counts them. */
async function main(): Promise<void> {
  const indices = await indexRecords(process.env);
  if (process.argv.includes('--dry-run')) {
    for (const { indexName, documents } of indices)
      console.log(`The index "${indexName}" would have ${String(documents.length)} records.`);
    return;
  }
  await pushIndices(readIndexPushSettings(process.env), indices, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
