import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import type { LonLat } from '../../../lib/geo';
import type { Parcel } from '../../../model/schema/parcel';
import { parseLegalDescriptions } from '../../../model/derive/land/legal-description';
import { landPolygon } from '../../../model/derive/land/survey';
import type { Lot } from '../../../model/derive/lots';
import { soilText } from '../../../page-data/land-record/soil';
import { recordProperties } from './record-properties';
import { outcomeOf } from '../../../page-data/lot-row';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { lotPrice } from '../../../model/derive/prices';
import { saleTypeNames, saleTypeOf } from '../../../model/derive/sale-types';
import { parcelRoute } from '../../../model/derive/routes';

const notice = 'Not a legal survey';

/** Six decimals of a degree are a tenth of a metre, far finer than the survey's theory. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Twice the area within a ring; above zero when it runs counter-clockwise. */
function signedArea(ring: readonly LonLat[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** An outline runs counter-clockwise, a hole clockwise. */
function wind(ring: readonly LonLat[], isHole: boolean): Position[] {
  const turned = signedArea(ring) > 0 === isHole ? ring.toReversed() : ring;
  return turned.map(([longitude, latitude]) => [round(longitude), round(latitude)]);
}

/** The surveyed outlines of a parcel where there are any, otherwise its quarters by the survey's theory. */
function polygons({ boundary, landDescriptions }: Parcel): Position[][][] {
  if (boundary.length > 0)
    return boundary.map(({ coordinates }) => coordinates.map((ring, index) => wind(ring, index > 0)));
  return parseLegalDescriptions(landDescriptions).map((land) => [wind(landPolygon(land), false)]);
}

function geometry(coordinates: Position[][][], enBloc: boolean): Polygon | MultiPolygon {
  const [only, ...more] = coordinates;
  return only !== undefined && more.length === 0 && !enBloc
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates };
}

function priceProperties(lot: Lot, { sale, status }: SaleContext) {
  if (status === 'withdrawn') return {};
  const { kind, amount } = lotPrice(lot, sale, status);
  return { price: amount, priceIs: kind === 'final' ? 'accepted bid' : 'starting bid', currency: 'CAD' };
}

function lotFeature(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
  lot: Lot,
): Feature<Polygon | MultiPolygon> {
  const { sale } = saleContext;
  const slugs: readonly string[] = lot.enBloc ? lot.memberSlugs : [lot.slug];
  const land = sale.parcels.filter(({ slug }) => slugs.includes(slug));
  const [parcel] = lot.enBloc ? [] : land;
  const landDescriptions = land.flatMap((parcel) => parcel.landDescriptions);
  return {
    type: 'Feature',
    id: lot.slug,
    geometry: geometry(land.flatMap(polygons), lot.enBloc),
    properties: {
      name: lot.name,
      sale: sale.name,
      kind: saleTypeNames[saleTypeOf(lot)].toLowerCase(),
      legalDescriptions: landDescriptions,
      titledAcres: lot.titledAcres,
      cultivatedAcres: lot.cultivatedAcres,
      outcome: outcomeOf(saleContext, lot),
      ...(parcel !== undefined && { soil: soilText(parcel), landRecord: recordProperties(parcel) }),
      ...priceProperties(lot, saleContext),
      ...(sale.closingDate !== undefined && { closingDate: sale.closingDate }),
      url: context.origin + parcelRoute(sale.slug, lot.slug),
      notice,
    },
  };
}

/** The lots of a sale for a map: parcels, then en bloc groups, which are the same land again. */
export function saleGeoJson(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
): FeatureCollection<Polygon | MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: saleContext.lots.map((lot) => lotFeature(context, saleContext, lot)),
  };
}
