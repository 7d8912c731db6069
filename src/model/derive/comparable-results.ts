import { distanceKm, parallelsKm, type LonLat } from '../../lib/geo';
import type { LandUse } from './land-uses';
import type { Province } from './provinces';

/** Land with its use and place. */
export interface ComparedLand {
  readonly province: Province;
  readonly use: LandUse;
  /** The middle of the land; null if it cannot be placed. */
  readonly position: LonLat | null;
}

/** Land that counts as comparable across a provincial border is within this distance. */
export const comparableKm = 200;

const maxResults = 3;

/** Land that sold, with its distance; null if it is not known. */
export type Comparable<Result> = Result & { readonly km: number | null };

/** Results of each use of land, with their latitudes beside them; NaN for land that cannot be placed. */
export type ResultsByUse<Result> = ReadonlyMap<
  LandUse,
  { readonly results: readonly Result[]; readonly latitudes: Float64Array }
>;

/** Groups results once, for all comparisons; each group keeps their order. */
export function groupByUse<Result extends ComparedLand>(results: readonly Result[]): ResultsByUse<Result> {
  const uses = [...new Set(results.map(({ use }) => use))];
  return new Map(
    uses.map((use) => {
      const ofUse = results.filter((result) => result.use === use);
      const latitudes = Float64Array.from(ofUse, ({ position }) => position?.[1] ?? NaN);
      return [use, { results: ofUse, latitudes }];
    }),
  );
}

/**
 * Results of land like this: of the same use, in the same province or within 200 km, the nearest first and three at
 * most. A site with a thousand sales compares twenty million pairs, most of them by their latitudes alone.
 *
 * @param isOther True for results that the land may be compared with.
 */
export function comparableResults<Result extends ComparedLand>(
  { province, use, position }: ComparedLand,
  byUse: ResultsByUse<Result>,
  isOther: (result: Result) => boolean,
): Comparable<Result>[] {
  const ofUse = byUse.get(use);
  if (ofUse === undefined) return [];
  const { results, latitudes } = ofUse;
  const latitude = position?.[1] ?? NaN;
  const nearest: { readonly result: Result; readonly km: number }[] = [];
  let farthest = Infinity;
  for (const [index, other] of latitudes.entries()) {
    if (parallelsKm(latitude, other) >= farthest) continue;
    const result = results[index];
    if (result === undefined || !isOther(result)) continue;
    const km =
      position === null || result.position === null ? Infinity : distanceKm(position, result.position);
    if (result.province !== province && km > comparableKm) continue;
    const after = nearest.findIndex((one) => km < one.km);
    nearest.splice(after === -1 ? nearest.length : after, 0, { result, km });
    nearest.length = Math.min(nearest.length, maxResults);
    if (nearest.length === maxResults) farthest = nearest.at(-1)?.km ?? Infinity;
  }
  return nearest.map(({ result, km }) => ({ ...result, km: km === Infinity ? null : km }));
}
