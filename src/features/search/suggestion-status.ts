import { plural } from '../../lib/plural';
import type { SuggestionGroup } from './suggestion-groups';

/** Returns the counts of suggestions, such as "2 locations, 1 sale". */
export function countOptions(groups: readonly SuggestionGroup[]): string {
  const count = (type: SuggestionGroup['type']) =>
    groups.find((group) => group.type === type)?.options.length ?? 0;
  const [locations, sales] = [count('location'), count('sale')];
  if (locations + sales === 0) return TEXTS.suggestions.none;
  return `${plural(locations, 'location')}, ${plural(sales, 'sale')}.`;
}
