import { algoliasearch } from 'algoliasearch';
import { errorMessage } from '../../lib/error-message';
import { algoliaHosts } from '../../model/derive/search/algolia-hosts';
import type { SearchDocument } from '../../model/derive/search/search-document';
import type { IndexPushSettings } from '../settings/index-push-settings';

/** The records of one index at Algolia. */
export interface IndexRecords {
  readonly indexName: 'suggestions' | 'pages';
  readonly documents: readonly SearchDocument[];
}

/** Records in one request, as Algolia advises. */
const batchSize = 1000;

/** Maximum size of a record on Algolia's smallest plan, in bytes. */
const maxRecordBytes = 10_000;

function bytes(document: SearchDocument): number {
  return Buffer.byteLength(JSON.stringify(document));
}

/**
 * The document, with as much of its text as one record may hold. The end of a text is cut off: names, summaries and
 * keywords, by which most pages are found, stay whole.
 */
export function fitRecord(document: SearchDocument): SearchDocument {
  let { text } = document;
  for (let over = bytes(document) - maxRecordBytes; over > 0 && text !== '';) {
    // A character has up to four bytes, so cutting half of the excess never cuts too much.
    text = text.slice(0, -Math.max(Math.floor(over / 2), 20)).replace(/\s\S*$/, '');
    over = bytes({ ...document, text }) - maxRecordBytes;
  }
  return { ...document, text };
}

/**
 * Replaces the records of each index at once: searches find the old ones until all new ones are there.
 *
 * @param report Called with a line before and after each index.
 * @throws When Algolia refuses the records or cannot be reached; the index then has its old records.
 */
export async function pushIndices(
  { appId, adminKey, origin }: IndexPushSettings,
  indices: readonly IndexRecords[],
  report: (line: string) => void,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, algoliaHosts(origin));
  for (const { indexName, documents } of indices) {
    report(`Replacing the index "${indexName}" with ${String(documents.length)} records ...`);
    try {
      const objects = documents.map((document) => ({ ...fitRecord(document) }));
      await client.replaceAllObjects({ indexName, objects, batchSize });
    } catch (error) {
      const reason = errorMessage(error);
      throw new Error(
        `The index "${indexName}" was not replaced: ${reason}. Its old records are still found. Check GATSBY_ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and the connection, and run the command again.`,
        { cause: error },
      );
    }
    report(`Replaced the index "${indexName}".`);
  }
}
