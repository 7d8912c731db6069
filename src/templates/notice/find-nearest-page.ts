import type { LinkProps } from '../../page-data/common-props';
import { saleRoute } from '../../model/derive/routes';

/** Maximum number of addresses to try. */
const most = 4;

/** Normalizes a segment of a path: in lower case, without characters that an e-mail program added at either end. */
function cleanPart(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // If it cannot be decoded, it is used as it is.
  }
  return decoded.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** Returns the addresses that a visitor may have meant by an unknown one, the likeliest first. */
export function likelyPaths(pathname: string): string[] {
  const parts = pathname.split('/').map(cleanPart);
  const known = parts.filter((part) => /^[a-z0-9-]+$/.test(part));
  const above = known.map((_, index) => `/${known.slice(0, known.length - index).join('/')}/`);
  const sales = known.filter((part) => part.includes('-')).map((slug) => saleRoute({ slug }));
  const [itself, ...others] = above;
  const likely = new Set([...(itself === undefined ? [] : [itself]), ...sales, ...others]);
  likely.delete(pathname);
  return [...likely].slice(0, most);
}

function readHeading(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('result' in data)) return null;
  const { result } = data;
  if (typeof result !== 'object' || result === null || !('pageContext' in result)) return null;
  const { pageContext } = result;
  if (typeof pageContext !== 'object' || pageContext === null || !('heading' in pageContext)) return null;
  return typeof pageContext.heading === 'string' ? pageContext.heading : null;
}

/** Finds the page nearest to an unknown address; null if none is near or the network fails. */
export async function findNearestPage(
  pathname: string,
  fetchData: (url: string) => Promise<Response>,
): Promise<LinkProps | null> {
  for (const href of likelyPaths(pathname)) {
    try {
      const response = await fetchData(`/page-data${href}page-data.json`);
      const label = response.ok ? readHeading(await response.json()) : null;
      if (label !== null) return { label, href };
    } catch {
      return null;
    }
  }
  return null;
}
