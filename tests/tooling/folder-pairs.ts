import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { listFiles } from '../../src/lib/node/list-files';

const endings = ['.ts', '.tsx', '.d.ts', ''];

/** The file that a relative import leads to; undefined for a package or a style sheet. */
function findImported(importer: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(importer), specifier);
  return endings.map((ending) => target + ending).find((file) => files.has(file));
}

/**
 * Lists the pairs of folders below `root` that import each other, types included, a folder and its subfolder
 * too: dependency-cruiser leaves out those. Tests are not counted, since they may use helpers of the folder above.
 */
export async function listFolderPairs(root: string): Promise<string[]> {
  const files = new Set((await listFiles(root)).filter((file) => /\.[cm]?tsx?$/.test(file)));
  const imports = new Set<string>();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { importedFiles } = preProcessFile(await readFile(path.join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const imported = findImported(file, fileName, files);
      if (imported !== undefined) imports.add(`${path.posix.dirname(file)} ${path.posix.dirname(imported)}`);
    }
  }
  return [...imports].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && imports.has(`${to} ${from}`);
  });
}
