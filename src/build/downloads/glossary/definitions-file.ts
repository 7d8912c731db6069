import { definitions } from '../../../templates/glossary/page';
import type { BuildContext } from '../../../page-data/build-context';
import { definitionsRoute } from '../../../model/derive/routes';
import type { PublishedFile } from '../publishing/publish-files';

/** All definitions in one file, fetched when a visitor first opens one. */
export function definitionsFile({ content }: BuildContext): PublishedFile {
  return { route: definitionsRoute, content: () => JSON.stringify(definitions(content.glossary)) };
}
