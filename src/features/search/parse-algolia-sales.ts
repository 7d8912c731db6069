import type { SaleSuggestion } from '../../model/derive/search/suggestions';
import { parseSaleHit } from './parse-sale-hit';

/** Sales in Algolia's answer to one question; null when it is anything else. */
export function parseAlgoliaSales(answer: unknown): readonly SaleSuggestion[] | null {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return null;
  const results: unknown[] = Array.isArray(answer.results) ? answer.results : [];
  const [first] = results;
  if (typeof first !== 'object' || first === null || !('hits' in first) || !Array.isArray(first.hits))
    return null;
  const sales = first.hits.map(parseSaleHit);
  return sales.includes(null) ? null : sales.filter((sale) => sale !== null);
}
