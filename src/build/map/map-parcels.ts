import type { LonLat } from '../../lib/geo';
import { parseLegalDescriptions, type LegalDescription } from '../../model/derive/land/legal-description';
import { landPolygon } from '../../model/derive/land/survey';
import { parcelNumber } from '../../model/derive/lots';
import type { MapParcelRow } from '../../model/derive/map/prairie-map';
import { shiftInto } from '../../model/derive/plan/boundary-path';
import type { Parcel } from '../../model/schema/parcel';
import type { SaleFields } from '../../model/schema/sale';

type Ring = readonly LonLat[];

/** Five decimals of a degree are a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Smallest and largest longitude or latitude. */
function span(rings: readonly Ring[], axis: 0 | 1): readonly [number, number] {
  const values = rings.flatMap((ring) => ring.map((position) => position[axis]));
  return [Math.min(...values), Math.max(...values)];
}

/**
 * Surveyed outlines keep their shape, and are moved into the squares of the drawn survey, which is good to a few
 * kilometres only: on the map each parcel lies in its own quarters.
 */
function moveOntoSurvey(outlines: readonly Ring[], land: readonly Ring[]): Ring[] {
  const east = shiftInto(...span(outlines, 0), ...span(land, 0));
  const north = shiftInto(...span(outlines, 1), ...span(land, 1));
  return outlines.map((ring) => ring.map(([x, y]): LonLat => [x + east, y + north]));
}

function ringsOf({ boundary }: Parcel, land: readonly LegalDescription[]): readonly Ring[] {
  const quarters = land.map(landPolygon);
  if (boundary.length === 0) return quarters;
  return moveOntoSurvey(
    boundary.flatMap(({ coordinates }) => coordinates),
    quarters,
  );
}

/** The parcels of a sale for the map, without those whose land is not described by the survey. */
export function mapParcels({ parcels }: Pick<SaleFields, 'parcels'>): MapParcelRow[] {
  return parcels.flatMap((parcel): MapParcelRow[] => {
    const land = parseLegalDescriptions(parcel.landDescriptions);
    if (land.length === 0) return [];
    // The last position of a ring repeats the first.
    const rings = ringsOf(parcel, land).map((ring) =>
      ring.slice(0, -1).map(([x, y]): LonLat => [round(x), round(y)]),
    );
    return [[parcelNumber(parcel.name, parcels), rings]];
  });
}
