import type { LonLat } from '../../../lib/geo';

/** Opposite corners of the map: the prairies and what borders on them. */
const northWest: LonLat = [-130.5, 60.3];
const southEast: LonLat = [-92.5, 48.2];

/** Across the map, in units of its drawing. */
const width = 400;

/** Length of a degree of longitude in degrees of latitude, in the middle of the map. */
const narrowing = Math.cos((54.5 * Math.PI) / 180);
const unitsPerDegree = width / ((southEast[0] - northWest[0]) * narrowing);

export type MapPoint = readonly [x: number, y: number];

/** Projects a position onto the map; x grows eastward and y southward. */
export function projectExactly([longitude, latitude]: LonLat): MapPoint {
  return [
    (longitude - northWest[0]) * narrowing * unitsPerDegree,
    (northWest[1] - latitude) * unitsPerDegree,
  ];
}

/** Projects a position onto the map, in whole units. */
export function project(position: LonLat): MapPoint {
  const [x, y] = projectExactly(position);
  return [Math.round(x), Math.round(y)];
}

/** The position of a point of the map. */
export function unproject([x, y]: MapPoint): LonLat {
  return [northWest[0] + x / (narrowing * unitsPerDegree), northWest[1] - y / unitsPerDegree];
}

/** Width and height of the map. */
export const mapSize: MapPoint = [width, project(southEast)[1]];

/** Returns whether a point is on the map. */
export function isOnMap([x, y]: MapPoint): boolean {
  return x >= 0 && y >= 0 && x <= mapSize[0] && y <= mapSize[1];
}
