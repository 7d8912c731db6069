/** Headers of a request from which its origin is known. */
interface OriginHeaders {
  readonly 'sec-fetch-site'?: string | string[] | undefined;
  readonly origin?: string | undefined;
}

/**
 * Returns whether a browser sent the request for a page of another origin. Sec-Fetch-Site is the browser's own
 * statement; older browsers send the origin alone, which is compared with the host that they asked for. Programs
 * other than browsers send neither.
 */
export function isForeign(headers: OriginHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
