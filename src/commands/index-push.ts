import { runMain } from '../lib/node/run-main';
import { createSiteBuilder } from '../build/pages/site-builder';
import { pushIndices, type IndexRecords } from '../build/search/index-push';
import { saleDocuments } from '../build/search/sale-documents';
import { searchDocuments } from '../build/search/search-documents';
import { readIndexPushSettings } from '../build/settings/index-push-settings';

/** The records of both indices, made from the current content as in a build. */
async function indexRecords(env: NodeJS.ProcessEnv): Promise<IndexRecords[]> {
  const site = createSiteBuilder(env);
  const loaded = await site.load();
  if (!loaded.ok) throw new Error(loaded.failure);
  const built = await site.build(loaded.value);
  if (!built.ok) throw new Error(built.failure);
  const { context, saleContexts } = built.value.output;
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

runMain(main);
