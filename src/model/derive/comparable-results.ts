import { distanceKm, type LonLat } from '../../lib/geo';
import type { LandUse } from './land-uses';
import type { Province } from './provinces';

/** Land with its use and place. */
export interface ComparedLand {
  readonly province: Province;
  readonly use: LandUse;
  /** The middle of the land; null where it cannot be placed. */
  readonly position: LonLat | null;
}

/** Land that counts as comparable across a provincial border is within this distance. */
export const comparableKm = 200;

const maxResults = 3;

/** Land that sold, with its distance; null where it is not known. */
export type Comparable<Result> = Result & { readonly km: number | null };

/**
 * Results of land like this: of the same use, in the same province or within 200 km, the nearest first and three at
 * most.
 */
export function comparableResults<Result extends ComparedLand>(
  land: ComparedLand,
  results: readonly Result[],
): Comparable<Result>[] {
  // One pass that keeps the nearest alone: a site with a thousand sales compares twenty million pairs.
  const nearest: { readonly result: Result; readonly km: number }[] = [];
  let farthest = Infinity;
  for (const result of results) {
    if (result.use !== land.use) continue;
    const km =
      land.position === null || result.position === null
        ? Infinity
        : distanceKm(land.position, result.position);
    if (result.province !== land.province && km > comparableKm) continue;
    if (nearest.length === maxResults && km >= farthest) continue;
    const after = nearest.findIndex((other) => km < other.km);
    nearest.splice(after === -1 ? nearest.length : after, 0, { result, km });
    nearest.length = Math.min(nearest.length, maxResults);
    farthest = nearest.at(-1)?.km ?? Infinity;
  }
  return nearest.map(({ result, km }) => ({ ...result, km: km === Infinity ? null : km }));
}
