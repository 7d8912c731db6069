import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FoundFile } from './find-file';

/** 96 bits tell the versions of one address apart, and the tag goes with every answer. */
function shorten(hash: Hash): string {
  return hash.digest('base64url').slice(0, 16);
}

/** A strong ETag's inside from content: the same bytes have the same tag on every machine. */
export function tagOf(content: string | Buffer): string {
  return shorten(createHash('sha256').update(content));
}

/** Remembers the tag of each file for as long as its size and time stay the same. */
export function createEntityTags() {
  const known = new Map<
    string,
    { readonly bytes: number; readonly modifiedMs: number; readonly tag: string }
  >();
  return async function tagOfFile({ file, bytes, modifiedMs }: FoundFile): Promise<string> {
    const seen = known.get(file);
    if (seen?.bytes === bytes && seen.modifiedMs === modifiedMs) return seen.tag;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const tag = shorten(hash);
    known.set(file, { bytes, modifiedMs, tag });
    return tag;
  };
}

/** Whether If-None-Match names the tag; the comparison is the weak one, as HTTP asks for. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}
