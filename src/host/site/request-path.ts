/** The path of a request: its decoded names, and whether it ended in a slash. */
export interface RequestPath {
  readonly names: readonly string[];
  readonly endsInSlash: boolean;
}

// Control characters and both separators never occur in a file name that we serve.
const forbidden = /[\u0000-\u001f\u007f/\\]/;
// Files below .well-known are public by definition (RFC 8615).
const hidden = /^\.(?!well-known$)|\.(?:map|br|gz|part)$|^_(?:headers|redirects)$/i;

/**
 * Splits a request's target into names that are safe to join to the folder that is served.
 *
 * @returns 'malformed' for broken percent-encoding, 'hidden' for paths that are never served: dotfiles (including
 *   `..`), source maps, the compressed variants, the static hosts' own files, empty names.
 */
export function parseRequestPath(target: string): RequestPath | 'malformed' | 'hidden' {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/')) return 'malformed';
  let names: string[];
  try {
    names = path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return 'malformed';
  }
  const endsInSlash = names.at(-1) === '';
  if (endsInSlash) names = names.slice(0, -1);
  if (names.some((name) => name === '' || forbidden.test(name) || hidden.test(name))) return 'hidden';
  return { names, endsInSlash };
}
