import { placesRoute } from '../../../model/derive/routes';
import type { BuildContext } from '../../../page-data/build-context';
import type { PublishedFile } from '../publishing/publish-files';
import { readGazetteer } from '../../search/gazetteer';

/** The places of Canada for the suggestions of the search box. */
export function gazetteerFile({ content }: BuildContext): PublishedFile {
  return {
    route: placesRoute,
    content: async () => JSON.stringify(await readGazetteer(content)),
  };
}
