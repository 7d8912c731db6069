import type { Gazetteer, PlaceRow } from '../../model/derive/search/gazetteer';

function isRow(row: unknown): row is PlaceRow {
  const parts: unknown[] = Array.isArray(row) ? row : [];
  const [name, province, longitude, latitude] = parts;
  return (
    typeof name === 'string' &&
    typeof province === 'string' &&
    typeof longitude === 'number' &&
    typeof latitude === 'number'
  );
}

function isRows(rows: unknown): rows is PlaceRow[] {
  return Array.isArray(rows) && rows.every(isRow);
}

/** Returns the places of the file; null if the JSON is anything else. */
export function parseGazetteer(json: unknown): Gazetteer | null {
  if (typeof json !== 'object' || json === null || !('ours' in json) || !('others' in json)) return null;
  const { ours, others } = json;
  return isRows(ours) && isRows(others) ? { ours, others } : null;
}
