import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { loadContent } from '../../../src/model/load/load-content';
import { formatProblems, type Problem } from '../../../src/model/load/problem';

/** A file with what the loader says of it: the place and what is wrong, and what to write. */
export interface BadFile {
  readonly name: string;
  /** Under content/. */
  readonly file: string;
  /** Left out where the preparation makes it. */
  readonly source?: string;
  readonly says: string;
  readonly write: string;
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

/** Puts bad files into a copy of the sample content, all at once, and expects the message of each and no other. */
export function expectProblems(
  badFiles: readonly BadFile[],
  prepare: (dir: string) => Promise<void> = () => Promise.resolve(),
): void {
  let problems: readonly Problem[];

  beforeAll(async () => {
    problems = await problemsWith(badFiles, prepare);
  });

  it.each(badFiles)('reports $name', ({ file, says, write }) => {
    const told = formatProblems(problems.filter((problem) => problem.file === `content/${file}`));
    expect(told).toContain(says);
    expect(told).toContain(`Write: ${write}`);
  });

  it('says it shortly, without the words of a program', () => {
    for (const { what, write, field } of problems) {
      expect(`${field}: ${what}. ${write}`).not.toMatch(/\n|undefined|\bError\b|\[object|\bat \S+:\d/);
      expect(what.length).toBeLessThan(240);
    }
  });

  it('finds nothing wrong with the other files', () => {
    const bad = new Set(badFiles.map(({ file }) => `content/${file}`));
    expect(problems.filter(({ file }) => !bad.has(file))).toEqual([]);
  });
}
