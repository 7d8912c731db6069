import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../lib/error-message';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import type { Tree } from './tree';

async function removeEmptyFolders(root: string, file: string): Promise<void> {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    try {
      await rmdir(path.join(root, folder));
    } catch {
      return;
    }
  }
}

/** Files that differ between two trees, by path. */
export function changedFiles(before: Tree, after: Tree): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => {
      const [old, fresh] = [before.get(file), after.get(file)];
      return old === undefined || fresh === undefined || !old.equals(fresh);
    })
    .sort();
}

/**
 * Makes the files under a folder match a tree. If one cannot be written, all are restored.
 *
 * @param before The tree of the current files.
 */
export async function applyTree(root: string, before: Tree, after: Tree): Promise<void> {
  const put = async (file: string, tree: Tree) => {
    const content = tree.get(file);
    const target = path.join(root, file);
    if (content === undefined) await rm(target, { force: true });
    else await writeFileAtomically(target, content);
  };
  // New and changed files first: nothing is removed until all of them exist.
  const files = changedFiles(before, after).sort((a, b) => Number(after.has(b)) - Number(after.has(a)));
  const touched: string[] = [];
  const wait = () => undefined;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, wait);
  try {
    for (const file of files) {
      touched.push(file);
      await put(file, after);
    }
  } catch (error) {
    for (const file of touched) {
      await put(file, before).catch(() => undefined);
      if (!before.has(file)) await removeEmptyFolders(root, file);
    }
    throw new Error(
      `${touched.at(-1) ?? ''} cannot be written: ${errorMessage(error)}. All files are as they were; git status shows it.`,
      { cause: error },
    );
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
  for (const file of files) if (!after.has(file)) await removeEmptyFolders(root, file);
}
