import path from 'node:path';
import {
  endingOf,
  fitsEnding,
  isMediaKind,
  mediaKinds,
  type MediaKind,
} from '../../model/schema/media-kinds';
import { checkMediaFile } from '../../model/load/checks/media-file';
import { excerpt } from '../../model/load/files/problem';
import { cmsConfig } from '../cms/cms-config';
import type { CmsField } from '../cms/cms-field';

/** Every field and the fields within it. */
function allFields(fields: readonly CmsField[]): CmsField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.fields ?? []),
    ...allFields(field.field === undefined ? [] : [field.field]),
  ]);
}

/** The file extensions that fields of the CMS put into each folder of media files. */
function endingsByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const { collections } = cmsConfig({ questionCategories: [] }, null);
  const forms = collections.flatMap(({ fields = [], files = [] }) => [
    ...fields,
    ...files.flatMap((file) => file.fields),
  ]);
  for (const { media_folder: folder, accept } of allFields(forms)) {
    if (folder === undefined || accept === undefined) continue;
    const name = folder.slice(1);
    found.set(name, new Set([...(found.get(name) ?? []), ...accept.split(',')]));
  }
  return found;
}

const endings = endingsByFolder();

function kindOf(file: string): MediaKind | undefined {
  return Object.keys(mediaKinds)
    .filter(isMediaKind)
    .find((kind) => fitsEnding(kind, file));
}

/**
 * Returns the reason why a file may not be uploaded: no field takes such a file in that folder, or its content is not
 * what its name says.
 *
 * @param file Path such as content/media/sales/farm.jpg.
 * @param at Temporary path of its content, under the same name.
 * @returns A sentence; null if the file is allowed.
 */
export async function uploadProblem(file: string, at: string): Promise<string | null> {
  const [folder, name] = [path.posix.dirname(file), excerpt(path.posix.basename(file))];
  const allowed = endings.get(folder);
  if (allowed === undefined)
    return `No field takes files from ${folder}/. Open the entry and use the button of its field.`;
  const kind = kindOf(file);
  if (kind === undefined || !allowed.has(endingOf(file)))
    return `"${name}" is of a kind that is not allowed in ${folder}/. Use one of ${[...allowed].join(', ')}.`;
  const finding = await checkMediaFile(kind, at);
  return finding === null ? null : `"${name}" ${finding.message}. Use ${finding.advice}`;
}
