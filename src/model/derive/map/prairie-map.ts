import type { LonLat } from '../../../lib/geo';
import type { Province } from '../provinces';

/** Units of outlines and waters for each unit of the map: whole numbers, as fine as their source. */
export const groundUnits = 10;

/** A parcel: its number, and the corners of each of its pieces. */
export type MapParcelRow = readonly [number: string, rings: readonly (readonly LonLat[])[]];

/** Number of towns that are shown on the whole map: the first in the file. */
export const principalTownCount = 30;

export type TownRow = readonly [name: string, longitude: number, latitude: number];

/** The file of the map. */
export interface PrairieMap {
  readonly source: string;
  /** Paths of an SVG, in units of the ground. */
  readonly provinces: Readonly<Record<Province, string>>;
  readonly lakes: string;
  readonly rivers: string;
  /** Important ones first. */
  readonly towns: readonly TownRow[];
  /** The parcels of each sale whose land can be placed, by the sale's slug. */
  readonly parcels: Readonly<Record<string, readonly MapParcelRow[]>>;
}
