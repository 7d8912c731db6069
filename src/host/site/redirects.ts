import type { RedirectRule } from '../../model/derive/host-manifest';

/** The address that a path has moved to. */
export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Compiles the redirects; both slash forms match, and the query string is kept. */
export function compileRedirects(rules: readonly RedirectRule[]): (url: string) => Redirect | null {
  const byPath = new Map(rules.map((rule) => [withoutFinalSlash(rule.from), rule]));
  return function findRedirect(url) {
    const queryAt = url.indexOf('?');
    const rule = byPath.get(withoutFinalSlash(queryAt === -1 ? url : url.slice(0, queryAt)));
    if (rule === undefined) return null;
    return { location: rule.to + (queryAt === -1 ? '' : url.slice(queryAt)), status: rule.status };
  };
}
