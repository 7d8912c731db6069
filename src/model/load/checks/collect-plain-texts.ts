import { collections, isCollection } from '../files/collections';
import type { ParsedFile } from '../files/parse-file';
import { findReferenceFields } from '../files/reference-fields';
import type { UncheckedContent } from '../files/unchecked-content';

/** Collections whose braces are placeholders of another kind, which the page or the host replaces. */
const withOwnBraces = new Set(['settings', 'navigation', 'texts', 'mails']);

interface TextField {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** A key for comparing paths; it is computed once for each text of the content. */
function keyOf(path: readonly PropertyKey[]): string {
  return path.join('\n');
}

function textFields(value: unknown, path: readonly PropertyKey[]): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item: unknown, index) => textFields(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => textFields(item, [...path, key]));
}

/** A text that is not Markdown, which has checks of its own. */
export interface PlainText extends TextField {
  readonly parsed: ParsedFile;
}

/** Every text of entries that is shown as it is typed. */
export function collectPlainTexts(draft: UncheckedContent): PlainText[] {
  return Object.keys(collections)
    .filter(isCollection)
    .filter((name) => !withOwnBraces.has(name))
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }) => {
        const inMarkdown = new Set(
          findReferenceFields(collections[name].schema, fields)
            .filter(({ format }) => format === 'markdown')
            .map(({ path }) => keyOf(path)),
        );
        return textFields(parsed.data, [])
          .filter(({ path }) => !inMarkdown.has(keyOf(path)))
          .map((field) => ({ ...field, parsed }));
      }),
    );
}
