import type { RedirectRule } from '../model/derive/host-manifest';

/** The address that a path has moved to. */
export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Compiles the table of redirects; both slash forms match and the query string goes along. */
export function compileRedirects(rows: readonly RedirectRule[]): (url: string) => Redirect | null {
  const byPath = new Map(rows.map((row) => [withoutFinalSlash(row.from), row]));
  return function findRedirect(url) {
    const queryAt = url.indexOf('?');
    const row = byPath.get(withoutFinalSlash(queryAt === -1 ? url : url.slice(0, queryAt)));
    if (row === undefined) return null;
    return { location: row.to + (queryAt === -1 ? '' : url.slice(queryAt)), status: row.status };
  };
}
