import { saleGeoJson } from './sale-geo-json';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { saleGeoJsonRoute } from '../../../model/derive/routes';
import type { PublishedFile } from '../publishing/publish-files';

/** The land of each sale as GeoJSON (RFC 7946). */
export function* geoJsonFiles(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): Generator<PublishedFile> {
  for (const saleContext of saleContexts) {
    yield {
      route: saleGeoJsonRoute(saleContext.sale),
      content: () => `${JSON.stringify(saleGeoJson(context, saleContext))}\n`,
    };
  }
}
