import type { LonLat } from '../lib/geo';
import { salePosition } from '../model/derive/sale-position';
import type { Parcel } from '../model/schema/parcel';

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** The middle of the land of some parcels, to about a hundred metres; null when none of it can be placed. */
export function landPosition(parcels: readonly Parcel[]): LonLat | null {
  const position = salePosition({ parcels: [...parcels] });
  return position === null ? null : [rounded(position[0]), rounded(position[1])];
}
