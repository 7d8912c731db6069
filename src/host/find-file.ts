import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../lib/error-code';
import type { RequestPath } from './request-path';

/** A file on disk as it was when it was found. */
export interface FoundFile {
  readonly file: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

const absent = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

async function statOrNull(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if (absent.has(errorCode(error))) return null;
    throw error;
  }
}

/** The regular file at a path, or null; other faults of the disk are thrown. */
export async function fileAt(file: string): Promise<FoundFile | null> {
  const stats = await statOrNull(file);
  return stats?.isFile() === true ? { file, bytes: stats.size, modifiedMs: stats.mtimeMs } : null;
}

/** The file that answers a path: itself, or the index.html of the folder, in both slash forms. */
export async function findFile(root: string, { names, endsInSlash }: RequestPath): Promise<FoundFile | null> {
  const target = path.join(root, ...names);
  const itself = endsInSlash || names.length === 0 ? null : await fileAt(target);
  return itself ?? fileAt(path.join(target, 'index.html'));
}
