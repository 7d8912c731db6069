import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files of the repository by their paths, with slashes. */
export type Tree = ReadonlyMap<string, Buffer>;

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 26 });
  return stdout;
}

/**
 * Reads every file that git tracks.
 *
 * @throws When the folder is not a repository, or has uncommitted changes and `allowDirty` is false.
 */
export async function readTree(root: string, allowDirty: boolean): Promise<Tree> {
  let changes: string;
  try {
    changes = await git(root, 'status', '--porcelain');
  } catch (error) {
    throw new Error(
      `${root} is not a git repository, so nothing could be taken back. Run: git init && git add -A && git commit -m "Start"`,
      { cause: error },
    );
  }
  if (changes !== '' && !allowDirty)
    throw new Error(
      `${root} has changes that are not committed:\n${changes.trimEnd().split('\n').slice(0, 10).join('\n')}\nCommit or stash them first, so that one git command takes the new brand back. --allow-dirty goes on all the same.`,
    );
  const files = (await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'))
    .split('\0')
    .filter((file) => file !== '');
  const tree = new Map<string, Buffer>();
  for (const file of files) {
    const content = await readFile(path.join(root, file)).catch((error: unknown) => {
      // A file that was deleted but is still in git's list, or a link to a folder.
      if (error instanceof Error && 'code' in error && /ENOENT|EISDIR/.test(String(error.code))) return null;
      throw error;
    });
    if (content !== null) tree.set(file, content);
  }
  return tree;
}

/** Returns whether a file holds text, by its first bytes as git judges. */
export function isText(content: Buffer): boolean {
  return !content.subarray(0, 8000).includes(0);
}
