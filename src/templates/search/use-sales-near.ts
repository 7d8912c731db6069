import type { SearchPorts } from '../../features/search/search-ports';
import { useAnswer } from '../../features/search/use-answer';
import { reportSearchFailure } from '../../layout/header/report-search-failure';
import type { FoundLand } from '../../model/derive/land/find-land';
import { salesNearRoute } from '../../model/derive/routes';
import { termsOf } from '../../model/derive/search/search-terms';
import type { PlaceSuggestion } from '../../model/derive/search/suggestions';
import type { LinkProps } from '../../page-data/common-props';

/** Whether the words are the whole name of a place, with or without its province. */
function isNamed({ label }: PlaceSuggestion, words: string): boolean {
  const [name = ''] = label.split(',');
  const sought = termsOf(words).join(' ');
  return [name, label].some((text) => termsOf(text).join(' ') === sought);
}

/**
 * The sales near the land or the place that a visitor has named; null where it is neither.
 *
 * @param words Empty while there is nothing to ask.
 */
export function useSalesNear(
  loadPlaces: () => Promise<SearchPorts['findPlaces']>,
  land: FoundLand | null,
  words: string,
): LinkProps | null {
  const state = useAnswer<readonly PlaceSuggestion[]>({
    name: 'Places',
    words: land === null ? words : '',
    ask: async (asked, superseded) => (await loadPlaces())(asked, superseded),
    onFailure: reportSearchFailure,
  });
  if (land !== null)
    return {
      label: TEXTS.suggestions.location.fill({ place: land.label }),
      href: salesNearRoute(land.centre, land.label),
    };
  const place = state.kind === 'found' ? state.found.find((one) => isNamed(one, words)) : undefined;
  return place === undefined
    ? null
    : {
        label: TEXTS.suggestions.location.fill({ place: place.label }),
        href: salesNearRoute(place.coordinates, place.label),
      };
}
