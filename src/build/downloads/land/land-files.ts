import { saleLand } from './sale-land';
import type { SaleView } from '../../../page-data/sale-context';
import type { Site } from '../../../page-data/build-context';
import { saleGeoJsonRoute } from '../../../model/derive/routes';
import type { PublishedFile } from '../publish-files';

/** The land of each sale as GeoJSON (RFC 7946). */
export function* landFiles(site: Site, views: readonly SaleView[]): Generator<PublishedFile> {
  for (const view of views) {
    yield { route: saleGeoJsonRoute(view.sale), content: () => `${JSON.stringify(saleLand(site, view))}\n` };
  }
}
