import path from 'node:path';
import { checksumsRoute } from '../../../model/derive/routes';
import type { BuildContext } from '../../../page-data/build-context';
import type { PublishedFile } from '../publishing/publish-files';

/** Checksums of all documents of sales, which sha256sum --check reads beside the downloaded files. */
export function checksumsFile({ content }: Pick<BuildContext, 'content'>): PublishedFile {
  return {
    route: checksumsRoute,
    content: () => {
      const files = new Set(content.sales.flatMap(({ documents }) => documents.map(({ file }) => file)));
      const lines = [...files]
        .map((file) => `${content.media.get(file)?.sha256 ?? ''}  ${path.posix.basename(file)}\n`)
        .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
      return lines.join('');
    },
  };
}
