import { searchKinds } from '../../model/derive/search/search-document';
import type { FoundPage } from './page-search';

type PageHit = Pick<FoundPage, 'href' | 'kind' | 'name' | 'summary' | 'note'>;

/** Parses the fields that every index holds for a page; null if they are anything else. */
export function parsePageHit(href: unknown, hit: object, note: unknown): PageHit | null {
  // Addresses of an index must not leave the site or run a script.
  if (typeof href !== 'string' || !/^\/(?![/\\])/.test(href)) return null;
  if (!('name' in hit) || typeof hit.name !== 'string') return null;
  if (!('summary' in hit) || typeof hit.summary !== 'string') return null;
  const kind = searchKinds.find((one) => 'kind' in hit && hit.kind === one);
  if (kind === undefined || typeof note !== 'string') return null;
  return { href, kind, name: hit.name, summary: hit.summary, note };
}
