import { createHash } from 'node:crypto';

/** Returns the source of a content security policy that allows the script or the sheet with this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
