import { constants, type BigIntStats } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';
import type { RequestPath } from './request-path';

/** An open file with its state at opening. The caller closes its handle. */
export interface OpenFile {
  /** Without symbolic links. */
  readonly path: string;
  readonly handle: FileHandle;
  readonly bytes: number;
  /** Identifies the content of the path: the time of the last change (ctime) cannot be set. */
  readonly version: string;
  /** The last change of content or attributes, in milliseconds. */
  readonly changedMs: number;
}

/** The folder of the built site. */
export interface PublicFiles {
  /** Opens the file for a path: the file itself, or the index.html of the folder, in both slash forms. */
  readonly open: (path: RequestPath) => Promise<OpenFile | null>;
  /** Returns whether there is a built site at all. */
  readonly isBuilt: () => Promise<boolean>;
}

const absent = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
// Without O_NONBLOCK a named pipe would block a thread until another process writes to it.
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function describeVersion({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(':');
}

async function unlessAbsent<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (absent.has(errorCode(error))) return null;
    throw error;
  }
}

/** Opens the regular file at a path, or returns null; a symbolic link at its end and other errors are thrown. */
export async function openFile(file: string): Promise<OpenFile | null> {
  const handle = await unlessAbsent(open(file, flags));
  if (handle === null) return null;
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) {
      const [bytes, changedMs] = [Number(stats.size), Number(stats.ctimeMs)];
      return { path: file, handle, bytes, changedMs, version: describeVersion(stats) };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** Finds files below a folder. A symbolic link out of the folder counts as absent. */
export function createPublicFiles(publicDir: string): PublicFiles {
  /** Resolved once: if `public` is a link to a build, the host keeps serving the build that it started with. */
  let root: string | null = null;

  async function findRoot(): Promise<string | null> {
    return (root ??= await unlessAbsent(realpath(publicDir)));
  }

  async function openBelow(folder: string, candidate: string): Promise<OpenFile | null> {
    const real = await unlessAbsent(realpath(candidate));
    return real?.startsWith(folder + path.sep) === true ? openFile(real) : null;
  }

  return {
    async open({ names, endsInSlash }) {
      const folder = await findRoot();
      if (folder === null) return null;
      const target = path.join(folder, ...names);
      const itself = endsInSlash || names.length === 0 ? null : await openBelow(folder, target);
      return itself ?? openBelow(folder, path.join(target, 'index.html'));
    },
    async isBuilt() {
      const stats = await unlessAbsent(stat(path.join((await findRoot()) ?? publicDir, 'index.html')));
      return stats?.isFile() === true;
    },
  };
}
