import { webOrigin } from '../../lib/web-origin';

/** Headers of a request that state its origin. */
interface OriginHeaders {
  readonly 'sec-fetch-site'?: string | string[] | undefined;
  readonly origin?: string | undefined;
}

/**
 * Returns whether a browser sent the request for a page of another origin. Sec-Fetch-Site is the browser's own
 * statement; older browsers send only the origin, which is compared with the requested host. Programs other than
 * browsers send neither.
 */
export function isForeign(headers: OriginHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (webOrigin(origin) === null) return true;
  const sender = new URL(origin);
  // Only the proxy knows whether the request was encrypted. The default port may be written or not.
  const own = `${sender.protocol}//${host}`;
  return !URL.canParse(own) || new URL(own).host !== sender.host;
}
