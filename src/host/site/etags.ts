import { createHash, type Hash } from 'node:crypto';
import type { OpenFile } from './public-files';

/** 96 bits are enough to distinguish the versions of one address, and the tag is sent with every response. */
function shorten(hash: Hash): string {
  return hash.digest('base64url').slice(0, 16);
}

/** Returns the value of a strong ETag for content: the same bytes have the same tag on every machine. */
export function etagOf(content: string | Buffer): string {
  return shorten(createHash('sha256').update(content));
}

const partBytes = 256 * 1024;

async function hashFile({ handle, bytes }: OpenFile): Promise<string> {
  const hash = createHash('sha256');
  const part = Buffer.allocUnsafe(Math.min(bytes, partBytes));
  let position = 0;
  while (position < bytes) {
    const { bytesRead } = await handle.read(part, 0, part.byteLength, position);
    if (bytesRead === 0) break;
    hash.update(part.subarray(0, bytesRead));
    position += bytesRead;
  }
  return shorten(hash);
}

/** The time stamps of file systems are coarse, so two changes within this time can share a version. */
const settledMs = 2000;

/**
 * Computes ETags from the content of files. A version is hashed once, also for simultaneous requests, unless it
 * is so recent that a change could have the same timestamp.
 *
 * @param hash Replaced in tests.
 */
export function createFileTags(hash = hashFile): (file: OpenFile) => Promise<string> {
  const known = new Map<string, { readonly version: string; readonly tag: Promise<string> }>();
  return async function etagOfFile(file) {
    const cached = known.get(file.path);
    if (cached?.version === file.version) return cached.tag;
    // A change may also lie ahead, if the clock was set back.
    const isSettled = Math.abs(Date.now() - file.changedMs) > settledMs;
    const entry = { version: file.version, tag: hash(file) };
    known.set(file.path, entry);
    let isKept = false;
    try {
      const tag = await entry.tag;
      isKept = isSettled;
      return tag;
    } finally {
      if (!isKept && known.get(file.path) === entry) known.delete(file.path);
    }
  };
}

/** Returns whether If-None-Match contains the tag, with the weak comparison that HTTP requires. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

/** Returns whether If-Match allows the response, as when a download is resumed; the comparison is the strong one. */
export function fulfilsIfMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((item) => item.trim() === etag);
}
