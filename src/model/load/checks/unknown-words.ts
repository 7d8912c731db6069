import { collections, isCollection } from '../collections';
import { excerpt, fieldName, type Problem } from '../problem';
import { findReferenceFields } from '../reference-fields';
import { missingFigure } from './missing-figure';
import type { UncheckedContent } from '../unchecked-content';

/** Collections whose braces stand for something else: the page or the host replaces them. */
const withOwnBraces = new Set(['settings', 'navigation', 'texts', 'mails']);

interface TextField {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

function textFields(value: unknown, path: readonly PropertyKey[]): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item: unknown, index) => textFields(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => textFields(item, [...path, key]));
}

/** Finds words in braces that nothing replaced, outside of Markdown, whose own check finds them there. */
export function checkUnknownWords(draft: UncheckedContent): Problem[] {
  return Object.keys(collections)
    .filter(isCollection)
    .filter((name) => !withOwnBraces.has(name))
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }) => {
        const inMarkdown = new Set(
          findReferenceFields(collections[name].schema, fields)
            .filter(({ format }) => format === 'markdown')
            .map(({ path }) => fieldName(path)),
        );
        return textFields(parsed.data, []).flatMap(({ path, text }): Problem[] => {
          const found = /\{[^{}]*\}/.exec(text)?.[0];
          if (found === undefined || inMarkdown.has(fieldName(path))) return [];
          return [
            {
              file: parsed.file,
              line: parsed.lineOf(path),
              field: fieldName(path),
              ...(missingFigure(found, draft) ?? {
                message: `nothing is known by the name ${excerpt(found)}`,
                advice:
                  'a name that docs/editors.md lists, such as {depositDue} or {smoky-bend-farm.soldFor}, or the text without it.',
              }),
            },
          ];
        });
      }),
    );
}
