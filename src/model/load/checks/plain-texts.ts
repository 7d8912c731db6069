import { excerpt, fieldName, type Problem } from '../files/problem';
import type { PlainText } from './collect-plain-texts';

/** Marks of Markdown and HTML that nobody types for themselves. */
const marks = [
  /\*\*[^*]+\*\*/,
  /\[[^[\]]+\]\((?:\/|https?:|mailto:|tel:)[^()]*\)/,
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i,
  /&(?:[a-z]{2,8}|#\d{2,5});/i,
];

/** Marks in texts of one line, which visitors would read as they are typed. */
export function checkPlainTexts(texts: readonly PlainText[]): Problem[] {
  return texts.flatMap(({ parsed, path, text }): Problem[] => {
    const found = marks.flatMap((mark) => mark.exec(text)?.[0] ?? [])[0];
    if (found === undefined) return [];
    return [
      {
        file: parsed.file,
        line: parsed.lineOf(path),
        field: fieldName(path),
        message: `"${excerpt(found)}" would be shown as it is typed`,
        advice: 'the words alone; links and emphasis are for longer texts.',
      },
    ];
  });
}
