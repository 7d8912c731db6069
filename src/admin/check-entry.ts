import { collections } from '../model/load/files/collections';
import { parseFile } from '../model/load/files/parse-file';
import type { Problem } from '../model/load/files/problem';
import { schemaProblems } from '../model/load/files/schema-problems';
import { gitHostMarkdown, gitHostYaml, readOpened } from './git-host-format';

/** An entry as it is saved, by the names of Decap. */
export interface SavedEntry {
  /** The kind of entries, such as sales or questions-selling-farmland; settings for a file of settings. */
  readonly collection: string;
  /** The name of a file of settings. */
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The form of the files of an entry; null for a kind that is only in the configuration. */
function locationOf({ collection, slug }: SavedEntry) {
  const name = collection === 'settings' ? slug : collection.replace(/^questions-.*/, 'questions');
  return Object.entries(collections).find(([known]) => known === name)?.[1] ?? null;
}

function problemsOf(entry: SavedEntry): readonly Problem[] {
  const location = locationOf(entry);
  if (location === null) return [];
  const { ending, schema } = location;
  const format = ending === '.md' ? gitHostMarkdown : gitHostYaml;
  const { text } = readOpened(format.toFile(entry.data, Object.keys(schema.shape)));
  const parsed = parseFile(`entry${ending}`, text);
  if (!parsed.ok) return parsed.failure;
  const checked = schema.safeParse(parsed.value.data);
  return checked.success ? [] : schemaProblems(parsed.value, schema, checked.error.issues);
}

/**
 * Refuses an entry by its own schema, before it is sent to a git host. Rules that depend on other entries and on files
 * are checked there.
 *
 * @throws With the problems, and what to write.
 */
export function checkEntry(entry: SavedEntry): void {
  const problems = problemsOf(entry);
  if (problems.length === 0) return;
  const lines = problems.map(({ field, message, advice }) => `${field}: ${message}. Write: ${advice}`);
  throw new Error(`Nothing was saved. ${lines.join(' ')}`);
}
