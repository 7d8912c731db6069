const begin = '<!-- Written by npm run docs:tables; edits between these two lines are lost. -->';
const end = '<!-- End of what is written by npm run docs:tables. -->';

/**
 * Inserts a text between the two comments that mark the generated part of a document.
 *
 * @throws When the document lacks one of the comments, or has them in the other order.
 */
export function replaceGeneratedPart(document: string, text: string): string {
  const start = document.indexOf(begin);
  const stop = document.indexOf(end);
  if (start === -1 || stop < start)
    throw new Error(`The document has no generated part. Write the lines ${begin} and ${end} where it goes.`);
  return `${document.slice(0, start + begin.length)}\n\n${text}\n\n${document.slice(stop)}`;
}
