import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import { run } from '../../lib/node/run';
import { isText, type Tree } from './tree';

async function writeAll(folder: string, tree: Tree): Promise<void> {
  for (const [file, content] of tree) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/**
 * Writes the new content into a folder of its own, formats changed files, and loads it as the build does.
 *
 * @param before The current tree.
 * @param now The moment for which the content is loaded.
 * @returns The new tree with its texts formatted.
 * @throws With every problem of the content.
 */
export async function checkRebranding(root: string, before: Tree, after: Tree, now: Date): Promise<Tree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rebrand-'));
  try {
    const changed = new Map(
      [...after].filter(([file, content]) => isText(content) && !before.get(file)?.equals(content)),
    );
    const content = new Map([...after].filter(([file]) => file.startsWith('content/')));
    await writeAll(folder, new Map([...content, ...changed]));
    for (const file of ['.prettierrc.json', '.prettierignore'])
      await cp(path.join(root, file), path.join(folder, file));
    const prettier = path.join(root, 'node_modules', '.bin', 'prettier');
    const files = [...changed.keys()].filter((file) => file !== 'package-lock.json');
    const args = ['--write', '--ignore-unknown', '--log-level', 'warn', '--no-editorconfig'];
    const formatted = await run([prettier, ...args, ...files.map((file) => path.join(folder, file))], {
      cwd: folder,
    });
    if (!formatted.ok) throw new Error(`The changed files cannot be formatted:\n${formatted.output}`);
    const loaded = await loadContent(path.join(folder, 'content'), now);
    if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
    const result = new Map(after);
    for (const file of files) result.set(file, await readFile(path.join(folder, file)));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
