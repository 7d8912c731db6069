import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';
import { excerpt } from '../../model/load/files/problem';

/** A name of a file or folder that is not hidden, and valid on every system. */
const plainName = /^(?!\.)[^\\/:*?"<>|\u0000-\u001f]+$/;

/**
 * Returns the reason why an edit may not touch a path: it has to be an ordinary file under content/, or one that can be
 * created there.
 *
 * @param root The folder above content/.
 * @returns A sentence; null if the path is allowed.
 */
export async function pathProblem(root: string, file: string): Promise<string | null> {
  const names = file.split('/');
  if (names[0] !== 'content' || names.length < 2 || !names.every((name) => plainName.test(name)))
    return `"${excerpt(file)}" is not a file under content/.`;
  for (const index of names.keys()) {
    const part = names.slice(0, index + 1).join('/');
    const found = await lstat(path.join(root, part)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    });
    if (found === null) return null;
    if (found.isSymbolicLink()) return `${part} is a link to another place, which is never followed.`;
    if (!found.isDirectory() && index < names.length - 1) return `${part} is not a folder.`;
  }
  return null;
}
