import { onOneLine } from '../../../lib/invisible-characters';

/** A problem in content/ that an editor has to fix before the site can be built. */
export interface Problem {
  /** Path from the folder above content/, such as content/sales/burnt-birch-ranch.yaml. */
  readonly file: string;
  /** Line in the file, from 1, where it is known. */
  readonly line: number | null;
  /** The field, such as parcels 2 › titledAcres; empty when the whole file is meant. */
  readonly field: string;
  /** Description of the error, as the end of a sentence that begins with the field. */
  readonly message: string;
  /** Advice to the editor, printed after "Write:". */
  readonly advice: string;
}

/** Maximum number of characters of a value that a message quotes. */
const shownLetters = 60;

/** Shortens a value for a message, on one line. */
export function excerpt(text: string): string {
  const line = onOneLine(text.slice(0, 4 * shownLetters));
  return line.length > shownLetters ? `${line.slice(0, shownLetters)}…` : line;
}

/** A problem with a whole file. */
export function fileProblem(file: string, message: string, advice: string): Problem {
  return { file, line: null, field: '', message, advice };
}

/** Path parts as an editor counts them: lists from 1, keys joined by ›. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? String(part + 1) : excerpt(String(part))))
    .join(' › ')
    .replace(/ › (\d+)/g, ' $1');
}

/** Maximum number of problems that are listed for one file. */
const maxPerFile = 30;

function linesOf(found: readonly Problem[]): string[] {
  const omitted = found.length - maxPerFile;
  return [
    ...found.slice(0, maxPerFile).flatMap(({ line, field, message, advice }) => {
      const where = [line === null ? '' : `line ${String(line)}`, field].filter(Boolean).join(', ');
      return [`  ${where || 'file'}: ${message}.`, `    Write: ${advice}`];
    }),
    ...(omitted > 0 ? [`  and ${String(omitted)} more of this file.`] : []),
  ];
}

/** All problems as one text, grouped by file, with the count first. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const count = problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`;
  const files = byFile.size === 1 ? '1 file' : `${String(byFile.size)} files`;
  const lines = [`${count} in ${files}. Nothing was built. Fix these and run it again:`];
  for (const [file, found] of byFile) lines.push('', file, ...linesOf(found));
  return lines.join('\n');
}
