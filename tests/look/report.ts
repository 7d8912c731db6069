import { describeOutcome, kinds, ofKind, type PictureResult } from './result';

/** Returns one line with the number of pictures of each result. */
function summarize(results: readonly PictureResult[]): string {
  const counts = kinds.map(({ kind, heading }) => `${heading.toLowerCase()} ${ofKind(results, kind).length}`);
  return `${results.length} pictures: ${counts.join(', ')}.`;
}

/** Returns the report in Markdown: the counts, then every picture that is not the same as before. */
export function writeReport(results: readonly PictureResult[], gone: readonly string[]): string {
  const sections = kinds
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, heading }) => ({
      heading,
      lines: ofKind(results, kind).map(
        (result) =>
          `- ${result.name} at ${result.width}${kind === 'new' ? '' : `: ${describeOutcome(result)}`}`,
      ),
    }));
  const all = [
    ...sections,
    { heading: 'Accepted, and no longer taken', lines: gone.map((file) => `- ${file}`) },
  ];
  const texts = all
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `## ${heading}\n\n${lines.join('\n')}`);
  return `${['# How the site looks', summarize(results), ...texts].join('\n\n')}\n`;
}
