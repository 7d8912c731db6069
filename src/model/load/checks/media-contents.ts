import path from 'node:path';
import { runPool } from '../../../lib/run-pool';
import { isMediaKind, type MediaKind } from '../../schema/media-kinds';
import { collections, isCollection } from '../files/collections';
import type { UncheckedContent } from '../files/unchecked-content';
import { fieldName, type Problem } from '../files/problem';
import { checkMediaFile } from './media-file';
import { findReferenceFields } from '../files/reference-fields';

/** A field that names a file, with the kind of file that it accepts. */
interface Use {
  readonly kind: MediaKind;
  readonly media: string;
  readonly file: string;
  readonly line: number | null;
  readonly field: string;
}

const atOnce = 8;

function usesIn(draft: UncheckedContent): Use[] {
  return Object.keys(collections)
    .filter(isCollection)
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }) =>
        findReferenceFields(collections[name].schema, fields).flatMap((field) =>
          isMediaKind(field.media) && draft.media.has(field.value)
            ? [
                {
                  kind: field.media,
                  media: field.value,
                  file: parsed.file,
                  line: parsed.lineOf(field.path),
                  field: fieldName(field.path),
                },
              ]
            : [],
        ),
      ),
    );
}

/** Files under content/media/ that are not what their names say, such as a text called photo.jpg. */
export async function checkMediaContents(contentDir: string, draft: UncheckedContent): Promise<Problem[]> {
  const uses = usesIn(draft);
  const first = [...new Map(uses.map((use) => [`${use.kind} ${use.media}`, use])).values()];
  const found = await runPool(first, atOnce, async ({ kind, media }) =>
    // Others are read to their ends elsewhere, with more precise messages.
    kind === 'audio' || kind === 'captions'
      ? null
      : checkMediaFile(kind, path.join(contentDir, 'media', media)),
  );
  return first.flatMap(({ media, file, line, field }, index) => {
    const finding = found[index];
    if (finding == null) return [];
    return [
      { file, line, field, message: `content/media/${media} ${finding.message}`, advice: finding.advice },
    ];
  });
}
