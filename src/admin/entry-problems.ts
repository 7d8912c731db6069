import { collections } from '../model/load/collections';
import { schemaProblems } from '../model/load/schema-problems';
import { markdownFormat, yamlFormat } from './content-format';

/** An entry of the CMS as it is about to be saved. */
export interface DraftEntry {
  /** The name of the CMS's collection, such as sales or questions-buying-farmland. */
  readonly collection: string;
  /** The name of the file without its ending; that of settings is the name of their schema. */
  readonly slug: string;
  readonly data: Record<string, unknown>;
}

function locationOf({ collection, slug }: DraftEntry) {
  const name = collection === 'settings' ? slug : collection.replace(/^questions-.*/, 'questions');
  return Object.entries(collections).find(([key]) => key === name)?.[1];
}

/** What the schema says is wrong with an entry, one line for each problem. */
export function entryProblems(entry: DraftEntry): string[] {
  const location = locationOf(entry);
  if (location === undefined) return [];
  const format = location.ending === '.md' ? markdownFormat : yamlFormat;
  const { body, ...fields } = format.fromFile(format.toFile(entry.data, Object.keys(location.schema.shape)));
  const data = location.ending === '.md' ? fields : { ...fields, ...(body !== undefined && { body }) };
  const result = location.schema.safeParse(data);
  if (result.success) return [];
  const parsed = { file: '', data, body: '', bodyLine: null, lineOf: () => null };
  return schemaProblems(parsed, location.schema, result.error.issues).map(
    ({ field, message, advice }) => `${field} ${message}. Write: ${advice}`,
  );
}
