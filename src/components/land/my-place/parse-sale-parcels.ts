import type { ParcelRow } from '../../../model/derive/land/sale-parcels';
import type { LandOnPage } from './land-contacts';

/** The parcels of each sale, by the sale's slug. */
export type ParcelsBySale = ReadonlyMap<string, LandOnPage['parcels']>;

function isRow(row: unknown): row is ParcelRow {
  const parts: unknown[] = Array.isArray(row) ? row : [];
  const [name, land] = parts;
  return typeof name === 'string' && name !== '' && typeof land === 'string';
}

function isRows(rows: unknown): rows is ParcelRow[] {
  return Array.isArray(rows) && rows.every(isRow);
}

/** Returns the parcels of the file; null if the JSON is anything else. */
export function parseSaleParcels(json: unknown): ParcelsBySale | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const parcelsBySale = new Map<string, LandOnPage['parcels']>();
  for (const [slug, rows] of Object.entries<unknown>({ ...json })) {
    if (!isRows(rows)) return null;
    parcelsBySale.set(
      slug,
      rows.map(([name, land]) => ({ name, land })),
    );
  }
  return parcelsBySale;
}
