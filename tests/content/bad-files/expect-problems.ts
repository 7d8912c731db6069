import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { loadContent } from '../../../src/model/load/load-content';
import { formatProblems, type Problem } from '../../../src/model/load/files/problem';

/** A file with the expected report of the loader: the place with the error, and the advice. */
export interface BadFile {
  readonly name: string;
  /** Under content/. */
  readonly file: string;
  /** Left out if the preparation makes it. */
  readonly source?: string;
  readonly message: string;
  readonly advice: string;
}

async function problemsWith(
  badFiles: readonly BadFile[],
  prepare: (dir: string) => Promise<void>,
): Promise<readonly Problem[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'bad-files-'));
  try {
    await cp('content', dir, { recursive: true });
    for (const { file, source } of badFiles)
      if (source !== undefined) await writeFile(path.join(dir, file), source);
    await prepare(dir);
    const loaded = await loadContent(dir, new Date('2026-11-21T18:00:00Z'));
    return loaded.ok ? [] : loaded.failure;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Puts bad files into a copy of the sample content, all at once, and expects exactly their messages. */
export function expectProblems(
  badFiles: readonly BadFile[],
  prepare: (dir: string) => Promise<void> = () => Promise.resolve(),
): void {
  let problems: readonly Problem[];

  beforeAll(async () => {
    problems = await problemsWith(badFiles, prepare);
  });

  it.each(badFiles)('reports $name', ({ file, message, advice }) => {
    const report = formatProblems(problems.filter((problem) => problem.file === `content/${file}`));
    expect(report).toContain(message);
    expect(report).toContain(`Write: ${advice}`);
  });

  it('keeps messages short and free of programming terms', () => {
    for (const { message, advice, field } of problems) {
      expect(`${field}: ${message}. ${advice}`).not.toMatch(/\n|undefined|\bError\b|\[object|\bat \S+:\d/);
      expect(message.length).toBeLessThan(240);
    }
  });

  it('finds nothing wrong with the other files', () => {
    const bad = new Set(badFiles.map(({ file }) => `content/${file}`));
    expect(problems.filter(({ file }) => !bad.has(file))).toEqual([]);
  });
}
