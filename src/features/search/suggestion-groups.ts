import { saleRoute, salesNearRoute, searchRoute } from '../../model/derive/routes';
import {
  maxSuggestions,
  type PlaceSuggestion,
  type SaleSuggestion,
} from '../../model/derive/search/suggestions';
import type { IconName } from '../../ui/icon/Icon';
import type { Suggestions } from './suggest';

export interface SuggestionOption {
  readonly key: string;
  readonly text: string;
  /** Index in the text of the name that may match the query. */
  readonly nameAt: number;
  readonly href: string;
  /** Slug of a sale, whose plan may be shown. */
  readonly slug?: string;
}

export interface SuggestionGroup {
  readonly type: 'location' | 'sale' | 'query';
  readonly name: string;
  readonly icon: IconName;
  readonly options: readonly SuggestionOption[];
}

function locationOption({ key, label, coordinates }: PlaceSuggestion): SuggestionOption {
  const text = TEXTS.suggestions.location.fill({ place: label });
  return { key, text, nameAt: text.lastIndexOf(label), href: salesNearRoute(coordinates, label) };
}

function saleOption({ key, slug, name, location }: SaleSuggestion): SuggestionOption {
  const text = TEXTS.suggestions.sale.fill({ name, location });
  return { key, text, nameAt: text.indexOf(name), href: saleRoute({ slug }), slug };
}

function queryOption(query: string): SuggestionOption {
  const term = query === '' ? TEXTS.suggestions.defaultTerm : query;
  const text = TEXTS.suggestions.page.fill({ term });
  return { key: 'query', text, nameAt: text.length, href: searchRoute(term) };
}

/**
 * Returns the groups of suggestions in order; those without options are left out.
 *
 * @param query Empty for popular places and upcoming sales.
 */
export function suggestionGroups(
  query: string,
  { locations, sales }: Suggestions,
): readonly SuggestionGroup[] {
  const empty = query === '';
  const groups: readonly SuggestionGroup[] = [
    {
      type: 'location',
      name: empty ? TEXTS.suggestions.popularLocations : TEXTS.suggestions.locations,
      icon: 'pin',
      options: locations.slice(0, maxSuggestions).map(locationOption),
    },
    {
      type: 'sale',
      name: empty ? TEXTS.suggestions.upcomingSales : TEXTS.suggestions.sales,
      icon: 'map',
      options: sales.slice(0, maxSuggestions).map(saleOption),
    },
    { type: 'query', name: TEXTS.suggestions.pages, icon: 'page', options: [queryOption(query)] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
