import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Tree } from './tree';

/** Files of the sample company: entries, and media that only they show. */
const sampleFiles =
  /^content\/(?:(?:sales|team|episodes|testimonials|showcases)\/|media\/(?:(?:sales|people|documents|testimonials)\/|podcast\/episode-))/;
/** The files among them whose names are addresses of pages. */
const sampleEntries = /^content\/(?:sales|team|episodes|testimonials|showcases)\/(.+)\.(?:yaml|md)$/;

const Edits = z.array(z.strictObject({ file: z.string(), find: z.string(), write: z.string() }));

/** A change to a text that mentions the samples. */
export type Edit = z.infer<typeof Edits>[number];

/** The changes to texts that mention the samples. */
export async function readEdits(): Promise<readonly Edit[]> {
  return Edits.parse(parse(await readFile(path.join(__dirname, 'texts-without-samples.yaml'), 'utf8')));
}

/** A sale, person or recording of the adopter would be removed with the samples. */
function ownSales(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) =>
    file.startsWith('content/sales/') &&
    file.endsWith('.yaml') &&
    !/^sample: true$/m.test(text.toString('utf8'))
      ? [file]
      : [],
  );
}

/**
 * Removes the samples from a tree.
 *
 * @param name The name of the current company of the tree.
 * @returns The tree without them, and the removed files.
 * @throws When the tree has sales that are not samples, or a text is not as the changes expect it.
 */
export function removeSamples(
  tree: Tree,
  edits: readonly Edit[],
  name: string,
): { readonly tree: Tree; readonly removed: readonly string[] } {
  const own = ownSales(tree);
  if (own.length > 0)
    throw new Error(
      `${own.join(', ')}: no sample (it lacks "sample: true"), and removing samples would remove it. Use --keep-samples, or move it away for now.`,
    );
  const kept = new Map([...tree].filter(([file]) => !sampleFiles.test(file)));
  for (const { file, find, write } of edits) {
    const named = find.replaceAll('{name}', name);
    const parts = (kept.get(file)?.toString('utf8') ?? '').split(named);
    if (parts.length !== 2)
      throw new Error(
        `${file} does not hold this once: ${JSON.stringify(named.slice(0, 100))}. Put the text back as it was, or change src/commands/rebrand/texts-without-samples.yaml.`,
      );
    kept.set(file, Buffer.from(parts.join(write.replaceAll('{name}', name))));
  }
  return { tree: kept, removed: [...tree.keys()].filter((file) => !kept.has(file)) };
}

/** Places in the content that still mention removed entries, such as content/pages/why.md, line 3: souris-flats. */
export function mentionsOf(removed: readonly string[], tree: Tree): string[] {
  const slugs = removed.flatMap((file) => {
    const slug = sampleEntries.exec(file)?.[1];
    return slug === undefined ? [] : [slug];
  });
  if (slugs.length === 0) return [];
  const pattern = new RegExp(`(?<![a-z0-9-])(?:${slugs.join('|')})(?![a-z0-9-])`);
  return [...tree].flatMap(([file, content]) => {
    if (!/^content\/.+\.(?:md|yaml)$/.test(file)) return [];
    return content
      .toString('utf8')
      .split('\n')
      .flatMap((text, index) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [`${file}, line ${String(index + 1)}: ${found}`];
      });
  });
}
