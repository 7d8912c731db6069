import type { SearchPorts } from '../../features/search/search-ports';
import { useSearchResult } from '../../features/search/use-search-result';
import { reportFailure } from '../../features/error-reports/report-failure';
import type { FoundLand } from '../../model/derive/land/find-land';
import { salesNearRoute } from '../../model/derive/routes';
import { termsOf } from '../../model/derive/search/search-terms';
import type { PlaceSuggestion } from '../../model/derive/search/suggestions';
import type { LinkProps } from '../../page-data/common-props';

/** Returns whether the query is the whole name of a place, with or without its province. */
function isNamed({ label }: PlaceSuggestion, query: string): boolean {
  const [name = ''] = label.split(',');
  const queryName = termsOf(query).join(' ');
  return [name, label].some((text) => termsOf(text).join(' ') === queryName);
}

/**
 * Returns the sales near the land or the place that a query names; null if it names neither.
 *
 * @param query Empty to look up nothing.
 */
export function useSalesNear(
  loadPlaces: () => Promise<SearchPorts['findPlaces']>,
  land: FoundLand | null,
  query: string,
): LinkProps | null {
  const state = useSearchResult<readonly PlaceSuggestion[]>({
    name: 'Places',
    query: land === null ? query : '',
    search: async (query, superseded) => (await loadPlaces())(query, superseded),
    onFailure: reportFailure,
  });
  if (land !== null)
    return {
      label: TEXTS.suggestions.location.fill({ place: land.label }),
      href: salesNearRoute(land.centre, land.label),
    };
  const place = state.kind === 'found' ? state.found.find((one) => isNamed(one, query)) : undefined;
  return place === undefined
    ? null
    : {
        label: TEXTS.suggestions.location.fill({ place: place.label }),
        href: salesNearRoute(place.coordinates, place.label),
      };
}
