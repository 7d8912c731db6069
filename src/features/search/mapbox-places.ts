import { fetchJson } from '../../lib/http/fetch-json';
import { fail, ok } from '../../lib/result';
import type { MapboxSettings } from '../../model/derive/search/search-services';
import { maxSuggestions, type PlaceSuggestion } from '../../model/derive/search/suggestions';
import { parseMapboxPlaces } from './parse-mapbox-places';
import type { Find } from './search-ports';

/** Finds places with Mapbox's geocoding (v5). */
export function mapboxPlaces({ token, origin }: MapboxSettings): Find<PlaceSuggestion> {
  const parameters = new URLSearchParams({
    access_token: token,
    country: 'CA',
    limit: String(maxSuggestions),
    types: 'place',
  }).toString();
  return async function findPlaces(query, superseded) {
    // A semicolon would separate two queries.
    const text = query.replaceAll(';', ' ').trim();
    if (text === '') return ok([]);
    const path = `/geocoding/v5/mapbox.places/${encodeURIComponent(text)}.json`;
    const response = await fetchJson(`${origin}${path}?${parameters}`, { superseded });
    if (!response.ok) return response;
    const places = parseMapboxPlaces(response.value);
    return places === null ? fail('unreadable') : ok(places.slice(0, maxSuggestions));
  };
}
