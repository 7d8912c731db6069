import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { readLegals } from '../land/legal';
import { polygon } from '../land/survey';
import type { Lot } from '../lots';
import { lotRow } from '../pages/lot-row';
import type { SaleView } from '../pages/sale-view';
import type { Site } from '../pages/site';
import { lotPrice } from '../prices';
import { parcelRoute } from '../routes';

const notice = 'Not a legal survey';

/** Six decimals of a degree are a tenth of a metre, far finer than the survey's theory. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function rings(landDescriptions: readonly string[]): Position[][][] {
  return readLegals(landDescriptions).map((land) => [
    polygon(land).map(([longitude, latitude]) => [round(longitude), round(latitude)]),
  ]);
}

function geometry(landDescriptions: readonly string[]): Polygon | MultiPolygon {
  const polygons = rings(landDescriptions);
  const [only, ...more] = polygons;
  return only !== undefined && more.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

function priceProperties(lot: Lot, { sale, status }: SaleView) {
  if (status === 'withdrawn') return {};
  const { kind, amount } = lotPrice(lot, sale, status);
  return { price: amount, priceIs: kind === 'final' ? 'accepted bid' : 'starting bid', currency: 'CAD' };
}

function lotFeature(site: Pick<Site, 'origin'>, view: SaleView, lot: Lot): Feature<Polygon | MultiPolygon> {
  const { sale } = view;
  const slugs: readonly string[] = lot.enBloc ? lot.members : [lot.slug];
  const land = sale.parcels.filter(({ slug }) => slugs.includes(slug));
  const landDescriptions = land.flatMap((parcel) => parcel.landDescriptions);
  return {
    type: 'Feature',
    id: lot.slug,
    geometry: lot.enBloc
      ? { type: 'MultiPolygon', coordinates: rings(landDescriptions) }
      : geometry(landDescriptions),
    properties: {
      name: lot.name,
      sale: sale.name,
      kind: lot.enBloc ? 'en bloc' : 'parcel',
      legalDescriptions: landDescriptions,
      titledAcres: lot.size,
      cultivatedAcres: lot.cultivatedAcres,
      outcome: lotRow(view, lot).outcome,
      ...priceProperties(lot, view),
      url: site.origin + parcelRoute(sale.slug, lot.slug),
      notice,
    },
  };
}

/** The lots of a sale for a map: parcels, then en bloc groups, which are the same land again. */
export function saleLand(
  site: Pick<Site, 'origin'>,
  view: SaleView,
): FeatureCollection<Polygon | MultiPolygon> {
  return { type: 'FeatureCollection', features: view.lots.map((lot) => lotFeature(site, view, lot)) };
}
