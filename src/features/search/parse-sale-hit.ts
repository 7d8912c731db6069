import type { SaleSuggestion } from '../../model/derive/search/suggestions';

/** Parses a sale of an index, whichever service holds it; null if it is anything else. */
export function parseSaleHit(hit: unknown): SaleSuggestion | null {
  if (typeof hit !== 'object' || hit === null) return null;
  if (!('slug' in hit) || typeof hit.slug !== 'string' || hit.slug === '') return null;
  if (!('name' in hit) || typeof hit.name !== 'string') return null;
  if (!('location' in hit) || typeof hit.location !== 'string') return null;
  return { key: hit.slug, slug: hit.slug, name: hit.name, location: hit.location };
}
