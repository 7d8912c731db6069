import type { LonLat } from '../../../lib/geo';

/** The corner and the far corner of what the map shows: the prairies and what borders on them. */
const northWest: LonLat = [-130.5, 60.3];
const southEast: LonLat = [-92.5, 48.2];

/** Across the map, in units of its drawing. */
const width = 400;

/** A degree of longitude is this much of a degree of latitude in the middle of the map. */
const narrowing = Math.cos((54.5 * Math.PI) / 180);
const unitsPerDegree = width / ((southEast[0] - northWest[0]) * narrowing);

export type MapPoint = readonly [x: number, y: number];

/** Projects a position onto the map, in whole units; x grows eastward and y southward. */
export function project([longitude, latitude]: LonLat): MapPoint {
  return [
    Math.round((longitude - northWest[0]) * narrowing * unitsPerDegree),
    Math.round((northWest[1] - latitude) * unitsPerDegree),
  ];
}

/** Width and height of the map. */
export const mapSize: MapPoint = [width, project(southEast)[1]];

/** Returns whether a point is on the map. */
export function isOnMap([x, y]: MapPoint): boolean {
  return x >= 0 && y >= 0 && x <= mapSize[0] && y <= mapSize[1];
}
