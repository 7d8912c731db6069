import type { LonLat } from '../../lib/geo';
import type { PlaceSuggestion } from '../../model/derive/search/suggestions';

function parsePosition(center: unknown): LonLat | null {
  const parts: unknown[] = Array.isArray(center) ? center : [];
  const [longitude, latitude] = parts;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

/** Returns the province, such as AB, from the region in the context of a place; null if there is none. */
function parseProvince(context: unknown): string | null {
  const parts: unknown[] = Array.isArray(context) ? context : [];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || !('short_code' in part)) continue;
    const [, province] = /^CA-([A-Z]{2})$/i.exec(String(part.short_code)) ?? [];
    if (province !== undefined) return province.toUpperCase();
  }
  return null;
}

function parseFeature(feature: unknown): PlaceSuggestion | null {
  if (typeof feature !== 'object' || feature === null) return null;
  if (!('id' in feature) || typeof feature.id !== 'string') return null;
  if (!('text' in feature) || typeof feature.text !== 'string') return null;
  const coordinates = parsePosition('center' in feature ? feature.center : null);
  if (coordinates === null) return null;
  const province = parseProvince('context' in feature ? feature.context : null);
  const label = province === null ? feature.text : `${feature.text}, ${province}`;
  return { key: feature.id, label, coordinates };
}

/** Parses the places in a response of Mapbox's geocoding (v5); null if it is anything else. */
export function parseMapboxPlaces(json: unknown): readonly PlaceSuggestion[] | null {
  if (typeof json !== 'object' || json === null || !('features' in json)) return null;
  if (!Array.isArray(json.features)) return null;
  const places = json.features.map(parseFeature);
  return places.includes(null) ? null : places.filter((place) => place !== null);
}
