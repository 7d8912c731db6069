import type { LonLat } from '../../lib/geo';
import type { MyPlace } from './my-place';

/** The longest name of a place in Canada has 66 characters. */
const maxLabel = 80;

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** Returns the position if it lies in Canada. */
function parsePosition(value: unknown): LonLat | null {
  const parts: unknown[] = Array.isArray(value) ? value : [];
  const [longitude, latitude] = parts;
  return isWithin(longitude, -141, -52) && isWithin(latitude, 41, 84) ? [longitude, latitude] : null;
}

/** Parses a place as it is stored; null for anything else. */
export function parsePlace(text: string): MyPlace | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('label' in json) || !('position' in json)) return null;
  const { label } = json;
  const position = parsePosition(json.position);
  if (typeof label !== 'string' || label.trim() === '' || label.length > maxLabel || position === null)
    return null;
  return { label, position };
}
