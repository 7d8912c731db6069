import { fail, ok } from '../../lib/result';
import type { MapboxSettings } from '../../model/derive/search/search-services';
import { maxSuggestions, type PlaceSuggestion } from '../../model/derive/search/suggestions';
import { fetchJson } from './fetch-json';
import { parseMapboxPlaces } from './parse-mapbox-places';
import type { Ask } from './search-ports';

/** Finds places with Mapbox's geocoding (v5). */
export function mapboxPlaces({ token, origin }: MapboxSettings): Ask<PlaceSuggestion> {
  const query = new URLSearchParams({
    access_token: token,
    country: 'CA',
    limit: String(maxSuggestions),
    types: 'place',
  }).toString();
  return async function findPlaces(words, superseded) {
    // A semicolon would part two questions.
    const text = words.replaceAll(';', ' ').trim();
    if (text === '') return ok([]);
    const path = `/geocoding/v5/mapbox.places/${encodeURIComponent(text)}.json`;
    const answer = await fetchJson(`${origin}${path}?${query}`, superseded);
    if (!answer.ok) return answer;
    const places = parseMapboxPlaces(answer.value);
    return places === null ? fail('unreadable') : ok(places.slice(0, maxSuggestions));
  };
}
