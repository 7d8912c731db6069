import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain';
import { parseFile, type ParsedFile } from './parse-file';
import type { Problem } from './problem';
import { listFiles, readText } from './read-folder';

/** One parsed file of a collection. */
export interface Entry<Fields> {
  readonly fields: Fields;
  /** The file name without its ending, the last part of the entry's address. */
  readonly slug: string;
  /** Folders between the collection's folder and the file; empty for most. */
  readonly folder: string;
  readonly parsed: ParsedFile;
}

/** What a folder of content/ holds. */
export interface Collection<Fields> {
  readonly entries: readonly Entry<Fields>[];
  /** Folder and slug of all files, such as sale-process/closing, also of those with problems, so that one mistake is not reported twice. */
  readonly slugs: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function nameProblem(file: string, slug: string): Problem[] {
  if (slugPattern.test(slug)) return [];
  return [
    {
      file,
      line: null,
      field: '',
      what: `the file name "${slug}" cannot be part of a web address`,
      write: 'a file name of lower-case letters, digits and single dashes, without accents.',
    },
  ];
}

/** Reads and parses every file of a collection; a file with problems gives no entry. */
export async function loadCollection<Schema extends z.ZodType>(
  contentDir: string,
  collection: { readonly folder: string; readonly ending: '.yaml' | '.md'; readonly schema: Schema },
): Promise<Collection<z.infer<Schema>>> {
  const entries: Entry<z.infer<Schema>>[] = [];
  const slugs = new Set<string>();
  const problems: Problem[] = [];
  const root = path.join(contentDir, collection.folder);
  const files = await listFiles(root);
  const sources = await Promise.all(files.map((relative) => readText(path.join(root, relative))));
  for (const [index, relative] of files.entries()) {
    const file = `content/${collection.folder}/${relative}`;
    if (!relative.endsWith(collection.ending)) {
      problems.push({
        file,
        line: null,
        field: '',
        what: `a file in this folder has to end in ${collection.ending}`,
        write: `the same name with the ending ${collection.ending}, or move the file out of the folder.`,
      });
      continue;
    }
    const slug = path.basename(relative, collection.ending);
    slugs.add(relative.slice(0, -collection.ending.length));
    problems.push(...nameProblem(file, slug));
    const parsed = parseFile(file, sources[index] ?? '');
    if (!parsed.ok) {
      problems.push(...parsed.failure);
      continue;
    }
    const checked = collection.schema.safeParse(parsed.value.data);
    if (!checked.success) {
      problems.push(...explain(parsed.value, collection.schema, checked.error.issues));
      continue;
    }
    const folder = path.dirname(relative) === '.' ? '' : path.dirname(relative);
    entries.push({ fields: checked.data, slug, folder, parsed: parsed.value });
  }
  return { entries, slugs, problems };
}
