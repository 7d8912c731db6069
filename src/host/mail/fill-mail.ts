import { template } from '../../lib/template';

/** Values of the names in braces; empty for data that a mail does not have. */
export type MailValues = Readonly<Record<string, string>>;

function fillParagraph(paragraph: string, values: MailValues): string {
  return paragraph
    .split('\n')
    .map((line) => template<string>(line).fill(values))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Fills in the text of a mail. Removes lines that end up empty, and paragraphs without lines. */
export function fillMail(source: string, values: MailValues): string {
  return source
    .split(/\n\s*\n/)
    .map((paragraph) => fillParagraph(paragraph, values))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
