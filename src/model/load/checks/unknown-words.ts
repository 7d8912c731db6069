import { excerpt, fieldName, type Problem } from '../files/problem';
import type { UncheckedContent } from '../files/unchecked-content';
import type { PlainText } from './collect-plain-texts';
import { missingFigure } from './missing-figure';

/** Finds words in braces that nothing replaced, outside of Markdown. */
export function checkUnknownWords(texts: readonly PlainText[], draft: UncheckedContent): Problem[] {
  return texts.flatMap(({ parsed, path, text }): Problem[] => {
    const found = /\{[^{}]*\}/.exec(text)?.[0];
    if (found === undefined) return [];
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
}
