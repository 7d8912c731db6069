import { z } from 'zod';
import { markdownFormat, yamlFormat } from './content-format';

/** An entry in the form, and its kind of entries, as Decap has them. */
const DraftSchema = z.object({
  entry: z.object({
    path: z.string().catch(''),
    data: z.record(z.string(), z.unknown()),
    mediaFiles: z
      .array(
        z.object({ path: z.string(), draft: z.boolean().catch(false), file: z.unknown(), url: z.unknown() }),
      )
      .catch([]),
  }),
  collection: z.object({ folder: z.string().catch(''), extension: z.string().catch('yaml') }),
  fields: z.array(z.object({ name: z.string() })),
});

/** A file that has been chosen for the entry, and is written when the entry is saved. */
export interface AddedFile {
  readonly path: string;
  readonly file: Blob;
  /** Its address in this page. */
  readonly url: string;
}

/** An entry as the server for the content previews it. */
export interface PreviewRequest {
  readonly path: string;
  readonly raw: string;
  readonly added: readonly AddedFile[];
}

/** Creates the request for a preview of the form. */
export function previewRequest(draft: unknown): PreviewRequest {
  const { entry, collection, fields } = DraftSchema.parse(draft);
  const path = entry.path === '' ? `${collection.folder}/new-entry.${collection.extension}` : entry.path;
  const format = path.endsWith('.md') ? markdownFormat : yamlFormat;
  return {
    path,
    raw: format.toFile(
      entry.data,
      fields.map(({ name }) => name),
    ),
    added: entry.mediaFiles.flatMap(({ path: at, draft: isNew, file, url }) =>
      isNew && file instanceof Blob && typeof url === 'string' ? [{ path: at, file, url }] : [],
    ),
  };
}
