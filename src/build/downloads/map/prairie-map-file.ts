import { prairieMapRoute } from '../../../model/derive/routes';
import type { BuildContext } from '../../../page-data/build-context';
import type { SaleContext } from '../../../page-data/sale-context';
import { readNaturalEarth } from '../../map/natural-earth';
import { prairieMap } from '../../map/prairie-map';
import { readGazetteer } from '../../search/gazetteer';
import type { PublishedFile } from '../publishing/publish-files';

/** The ground of the map of sales, its towns, and the land that is for sale. */
export function prairieMapFile(
  { content }: Pick<BuildContext, 'content'>,
  saleContexts: readonly SaleContext[],
): PublishedFile {
  return {
    route: prairieMapRoute,
    content: async () => {
      const [earth, gazetteer] = await Promise.all([readNaturalEarth(), readGazetteer(content)]);
      return JSON.stringify(prairieMap(earth, gazetteer, saleContexts));
    },
  };
}
