/** Something in content/ that an editor has to mend before the site can be built. */
export interface Problem {
  /** Path from the folder above content/, such as content/sales/burnt-birch-ranch.yaml. */
  readonly file: string;
  /** Line in the file, from 1, where it is known. */
  readonly line: number | null;
  /** The field, such as parcels 2 › titledAcres; empty when the whole file is meant. */
  readonly field: string;
  /** What is wrong, as the end of a sentence that begins with the field. */
  readonly what: string;
  /** What to write instead. */
  readonly write: string;
}

/** Path parts as an editor counts them: lists from 1, keys joined by ›. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
    .join(' › ')
    .replace(/ › (\d+)/g, ' $1');
}

/** All problems as one text, grouped by file, with the count first. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const count = problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`;
  const files = byFile.size === 1 ? '1 file' : `${String(byFile.size)} files`;
  const lines = [`${count} in ${files}. Nothing was built. Mend these and run it again:`];
  for (const [file, found] of byFile) {
    lines.push('', file);
    for (const { line, field, what, write } of found) {
      const where = [line === null ? '' : `line ${String(line)}`, field].filter(Boolean).join(', ');
      lines.push(`  ${where || 'file'}: ${what}.`, `    Write: ${write}`);
    }
  }
  return lines.join('\n');
}
