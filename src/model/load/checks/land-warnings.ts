import { distanceKm } from '../../../lib/geo';
import { parseLegalDescriptions } from '../../derive/land/legal-description';
import { landCentre } from '../../derive/land/survey';
import { sixteenthsOf } from '../../derive/plan/grid';
import type { Content } from '../../schema/content';
import type { Parcel } from '../../schema/parcel';

/** The land of a parcel, which may be typed only in part. */
export interface ParcelLand extends Pick<Parcel, 'name' | 'landDescriptions' | 'boundary'> {
  /** Null if nothing is typed yet. */
  readonly titledAcres: number | null;
}

const sixteenthAcres = 40;
/** A title may leave out roads and yards. */
const usualDifference = 0.15;
const farKm = 30;

function acresWarnings({ landDescriptions, boundary, titledAcres }: ParcelLand): string[] {
  const acres = new Set(parseLegalDescriptions(landDescriptions).flatMap(sixteenthsOf)).size * sixteenthAcres;
  const usual = titledAcres === null || Math.abs(titledAcres - acres) <= usualDifference * acres;
  return usual || acres === 0 || boundary.length > 0
    ? []
    : [
        `The title has ${String(titledAcres)} acres, but land of this description has about ${String(acres)}. Check both.`,
      ];
}

function distanceWarnings({ landDescriptions }: ParcelLand, first: ParcelLand): string[] {
  const [start] = parseLegalDescriptions(first.landDescriptions);
  const [land] = parseLegalDescriptions(landDescriptions);
  const away =
    start === undefined || land === undefined ? 0 : distanceKm(landCentre(start), landCentre(land));
  return away > farKm
    ? [`It lies ${away.toFixed(0)} km from ${first.name}. Check township, range and meridian.`]
    : [];
}

/** Sentences about unusual land of each parcel of a sale, in the order of the parcels. */
export function parcelWarnings(parcels: readonly ParcelLand[]): string[][] {
  const first = parcels.find(({ landDescriptions }) => parseLegalDescriptions(landDescriptions).length > 0);
  return parcels.map((parcel) => [
    ...acresWarnings(parcel),
    ...(first === undefined ? [] : distanceWarnings(parcel, first)),
  ]);
}

/** Returns the reason why a sale whose land is typed has no plan; null if it has one. */
export function whyNoPlan(parcels: readonly Pick<Parcel, 'landDescriptions'>[]): string | null {
  const meridians = new Set(
    parcels
      .flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions))
      .map(({ meridian }) => meridian),
  );
  return meridians.size > 1
    ? 'There is no plan: the land lies on both sides of a meridian, where the survey does not meet.'
    : null;
}

/** Sentences about unusual land of the sales, each with the file of the sale. */
export function listLandWarnings({ sales }: Pick<Content, 'sales'>): string[] {
  return sales.flatMap(({ slug, parcels }) => {
    const file = `content/sales/${slug}.yaml`;
    const noPlan = whyNoPlan(parcels);
    return [
      ...(noPlan === null ? [] : [`${file}: ${noPlan}`]),
      ...parcelWarnings(parcels).flatMap((warnings, index) =>
        warnings.map((warning) => `${file}, ${parcels[index]?.name ?? ''}: ${warning}`),
      ),
    ];
  });
}
