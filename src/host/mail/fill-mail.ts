import { template } from '../../lib/template';

/** What stands in place of each name in braces; empty for what a mail has not. */
export type MailValues = Readonly<Record<string, string>>;

function fillParagraph(paragraph: string, values: MailValues): string {
  return paragraph
    .split('\n')
    .map((line) => template<string>(line).fill(values))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Fills in the text of a mail. Lines of which nothing is left go, and paragraphs without lines. */
export function fillMail(source: string, values: MailValues): string {
  return source
    .split(/\n\s*\n/)
    .map((paragraph) => fillParagraph(paragraph, values))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
