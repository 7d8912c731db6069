import path from 'node:path';
import type { z } from 'zod';
import { slugPattern } from '../../../lib/slug-pattern';
import { schemaProblems } from './schema-problems';
import { parseFile, type ParsedFile, type ParseFile } from './parse-file';
import { excerpt, fileProblem, type Problem } from './problem';
import { listFolder, readText, type FolderEntry } from './files';
import { fillWords, type Words } from './fill-words';

/** One parsed file of a collection. */
export interface Entry<Fields> {
  readonly fields: Fields;
  /** The file name without its ending, the last part of the entry's address. */
  readonly slug: string;
  /** The folder between the collection's folder and the file; empty for most. */
  readonly folder: string;
  readonly parsed: ParsedFile;
}

/** Entries and problems of a folder of content/. */
export interface Collection<Fields> {
  readonly entries: readonly Entry<Fields>[];
  /** Folder and slug of all files, such as sale-process/closing, also of those with problems, so that one mistake is not reported twice. */
  readonly slugs: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Location of a collection, and the form of its files. */
export interface CollectionLocation<Schema extends z.ZodType> {
  readonly folder: string;
  readonly ending: '.yaml' | '.md';
  readonly schema: Schema;
  /** True when its files are in subfolders, one level deep. */
  readonly grouped?: true;
  /** The only file of the folder that belongs to it, without its ending; others are of other collections. */
  readonly file?: string;
}

const longestName = 100;

function nameProblem(file: string, slug: string): Problem[] {
  if (slug.length > longestName) {
    const message = `the file name has ${String(slug.length)} letters, and it is a part of the address`;
    return [fileProblem(file, message, `a file name of at most ${String(longestName)} letters.`)];
  }
  if (slugPattern.test(slug)) return [];
  return [
    fileProblem(
      file,
      `the file name "${excerpt(slug)}" cannot be part of a web address`,
      'a file name of lower-case letters, digits and single dashes, without accents.',
    ),
  ];
}

const fileProblems = {
  link: 'is a link to another place, which the site does not follow',
  other: 'is no ordinary file',
} as const;

/** Describes a misplaced entry of a folder, or one of the wrong kind; null for a file of the collection. */
function locationProblem(
  { folder, ending, grouped }: CollectionLocation<z.ZodType>,
  entry: FolderEntry,
): Problem | null {
  const file = `content/${folder}/${entry.path}`.replace(/\/$/, '');
  if (entry.kind === 'link' || entry.kind === 'other')
    return fileProblem(file, fileProblems[entry.kind], 'the file itself in its place.');
  const depth = entry.path.split('/').length - 1;
  if (entry.kind === 'folder') {
    if (grouped === true && depth === 0 && !entry.path.endsWith(ending)) return null;
    const within = grouped === true ? 'folders within folders' : 'folders';
    const where = grouped === true ? `content/${folder}/{category}/` : `content/${folder}/`;
    return fileProblem(
      file,
      `is a folder, and content/${folder}/ has no ${within}`,
      `its files into ${where}, and take the folder away.`,
    );
  }
  if (entry.path.endsWith(ending)) return null;
  return fileProblem(
    file,
    `a file in this folder has to end in ${ending}`,
    `the same name with the ending ${ending}, or move the file out of the folder.`,
  );
}

/**
 * Reads and parses every file of a collection; a file with problems gives no entry.
 *
 * @param words Words for the placeholders in its texts.
 */
export async function loadCollection<Schema extends z.ZodType>(
  contentDir: string,
  collection: CollectionLocation<Schema>,
  words: Words = new Map(),
  parse: ParseFile = parseFile,
): Promise<Collection<z.infer<Schema>>> {
  const entries: Entry<z.infer<Schema>>[] = [];
  const slugs = new Set<string>();
  const problems: Problem[] = [];
  const root = path.join(contentDir, collection.folder);
  const files: string[] = [];
  for (const entry of await listFolder(root)) {
    if (collection.file !== undefined && entry.path !== collection.file + collection.ending) continue;
    const problem = locationProblem(collection, entry);
    if (problem !== null) problems.push(problem);
    else if (entry.kind === 'file') files.push(entry.path);
  }
  const sources = await Promise.all(files.map((relative) => readText(path.join(root, relative))));
  for (const [index, relative] of files.entries()) {
    const file = `content/${collection.folder}/${relative}`;
    const slug = path.basename(relative, collection.ending);
    slugs.add(relative.slice(0, -collection.ending.length));
    problems.push(...nameProblem(file, slug));
    const source = sources[index];
    if (source?.ok === false) problems.push(fileProblem(file, source.failure.message, source.failure.advice));
    if (source?.ok !== true) continue;
    const result = parse(file, source.value);
    if (!result.ok) {
      problems.push(...result.failure);
      continue;
    }
    const { data, body } = result.value;
    const parsed = { ...result.value, data: fillWords(data, words), body: fillWords(body, words) };
    const checked = collection.schema.safeParse(parsed.data);
    if (!checked.success) {
      problems.push(...schemaProblems(parsed, collection.schema, checked.error.issues));
      continue;
    }
    const folder = path.dirname(relative) === '.' ? '' : path.dirname(relative);
    entries.push({ fields: checked.data, slug, folder, parsed });
  }
  return { entries, slugs, problems };
}
