import { parseLegalDescriptions } from '../../derive/land/legal-description';
import { landCentre } from '../../derive/land/survey';
import { distanceKm, ringArea } from '../../../lib/geo';
import type { SaleFields } from '../../schema/sale';
import type { Parcel } from '../../schema/parcel';
import type { Finding } from './sale-check';

const squareMetresPerAcre = 4046.856;
/** The survey's formula is accurate to a few kilometres. */
const farKm = 15;
/** A title may leave out roads that the outline encloses. */
const differentPart = 0.1;

/** Acres within the outlines, holes taken off. */
function acresOf({ boundary }: Parcel): number {
  const squareMetres = boundary.reduce(
    (sum, { coordinates: [outline = [], ...holes] }) =>
      sum + ringArea(outline) - holes.reduce((total, hole) => total + ringArea(hole), 0),
    0,
  );
  return squareMetres / squareMetresPerAcre;
}

function openRings({ boundary }: Parcel, index: number): Finding[] {
  return boundary.flatMap(({ coordinates }, piece) =>
    coordinates.flatMap((ring, ringIndex): Finding[] => {
      const [first, last] = [ring[0], ring.at(-1)];
      if (first?.[0] === last?.[0] && first?.[1] === last?.[1]) return [];
      return [
        {
          path: ['parcels', index, 'boundary', piece, 'coordinates', ringIndex],
          message: 'the outline does not end where it begins',
          advice: 'the first point once more at the end, as GeoJSON has it.',
        },
      ];
    }),
  );
}

function elsewhere(parcel: Parcel, index: number): Finding[] {
  const [land] = parseLegalDescriptions(parcel.landDescriptions);
  const point = parcel.boundary[0]?.coordinates[0]?.[0];
  if (land === undefined || point === undefined) return [];
  const away = distanceKm(point, landCentre(land));
  if (away <= farKm) return [];
  return [
    {
      path: ['parcels', index, 'boundary'],
      message: `the outline lies ${away.toFixed(0)} km from ${parcel.landDescriptions[0] ?? ''}`,
      advice: 'longitude before latitude, and the outline of this parcel.',
    },
  ];
}

function otherSize(parcel: Parcel, index: number): Finding[] {
  if (parcel.boundary.length === 0) return [];
  const acres = acresOf(parcel);
  if (Math.abs(acres - parcel.titledAcres) <= differentPart * parcel.titledAcres) return [];
  return [
    {
      path: ['parcels', index, 'boundary'],
      message: `the outline encloses ${acres.toFixed(1)} acres, but the title has ${parcel.titledAcres.toFixed(1)}`,
      advice: 'the outline of all land on the title, and nothing else.',
    },
  ];
}

/** Reports outlines that are not closed, are elsewhere, or enclose more or less than the title. */
export function checkSaleBoundaries({ parcels }: SaleFields): Finding[] {
  return parcels.flatMap((parcel, index) => {
    const open = openRings(parcel, index);
    return open.length > 0 ? open : [...elsewhere(parcel, index), ...otherSize(parcel, index)];
  });
}
