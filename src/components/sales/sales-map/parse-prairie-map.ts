import { isRecord } from '../../../lib/is-record';
import type { MapParcelRow, PrairieMap, TownRow } from '../../../model/derive/map/prairie-map';

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isPosition(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));
}

function isRing(value: unknown): value is [number, number][] {
  return isList(value, isPosition);
}

function isParcel(value: unknown): value is MapParcelRow {
  return Array.isArray(value) && typeof value[0] === 'string' && isList(value[1], isRing);
}

function isTown(value: unknown): value is TownRow {
  return Array.isArray(value) && typeof value[0] === 'string' && isPosition(value.slice(1));
}

function isParcels(value: unknown): value is PrairieMap['parcels'] {
  return isRecord(value) && Object.values(value).every((rows) => isList(rows, isParcel));
}

/** Returns the map of the file; null if the JSON is anything else. */
export function parsePrairieMap(json: unknown): PrairieMap | null {
  if (!isRecord(json) || !isRecord(json.provinces)) return null;
  const { source, lakes, rivers, towns, parcels } = json;
  const { BC, AB, SK, MB } = json.provinces;
  if (typeof BC !== 'string' || typeof AB !== 'string' || typeof SK !== 'string' || typeof MB !== 'string')
    return null;
  if (typeof source !== 'string' || typeof lakes !== 'string' || typeof rivers !== 'string') return null;
  if (!isList(towns, isTown) || !isParcels(parcels)) return null;
  return { source, provinces: { BC, AB, SK, MB }, lakes, rivers, towns, parcels };
}
