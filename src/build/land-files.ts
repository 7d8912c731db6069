import { saleLand } from '../model/derive/geojson/sale-land';
import type { SaleView } from '../model/derive/pages/sale-view';
import type { Site } from '../model/derive/pages/site';
import { saleGeoJsonRoute } from '../model/derive/routes';
import type { PublishedFile } from './publish-files';

/** The land of each sale as GeoJSON (RFC 7946). */
export function* landFiles(site: Site, views: readonly SaleView[]): Generator<PublishedFile> {
  for (const view of views) {
    yield { route: saleGeoJsonRoute(view.sale), content: () => `${JSON.stringify(saleLand(site, view))}\n` };
  }
}
