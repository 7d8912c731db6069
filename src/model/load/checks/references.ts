import { collections, isCollection } from '../files/collections';
import type { UncheckedContent } from '../files/unchecked-content';
import { fieldName, type Problem } from '../files/problem';
import { findReferenceFields, type ReferenceField } from '../files/reference-fields';
import { oneOf } from './one-of';

function dangling(
  field: ReferenceField,
  draft: UncheckedContent,
): { message: string; advice: string } | null {
  if (field.format === 'media' && !draft.media.has(field.value)) {
    return {
      message: `there is no file content/media/${field.value}`,
      advice: 'the path of a file under content/media/, or add the file there. Capitals count.',
    };
  }
  if (field.collection !== undefined && isCollection(field.collection)) {
    const { slugs } = draft[field.collection];
    if (!slugs.has(field.value)) {
      const { folder, ending } = collections[field.collection];
      return {
        message: `there is no content/${folder}/${field.value}${ending}`,
        advice: `${oneOf([...slugs].sort().slice(0, 12))}; or add that file.`,
      };
    }
  }
  return null;
}

/** Files under content/media/ and entries of other collections that are named but do not exist. */
export function checkReferences(draft: UncheckedContent): Problem[] {
  return Object.keys(collections)
    .filter(isCollection)
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }) =>
        findReferenceFields(collections[name].schema, fields).flatMap((field): Problem[] => {
          const found = dangling(field, draft);
          if (found === null) return [];
          return [
            { file: parsed.file, line: parsed.lineOf(field.path), field: fieldName(field.path), ...found },
          ];
        }),
      ),
    );
}
