import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { draftEnding, writeFileAtomically } from './write-file-atomically';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'write-file-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

describe('writeFileAtomically', () => {
  it('makes the folder and replaces an old file, with no draft left', async () => {
    const file = path.join(dir, 'new', 'a.txt');
    await writeFileAtomically(file, 'first, and longer');
    await writeFileAtomically(file, 'second');
    expect(await readdir(path.dirname(file))).toEqual(['a.txt']);
    expect(await readFile(file, 'utf8')).toBe('second');
  });

  it('keeps the old file when the new one cannot be written', async () => {
    const file = path.join(dir, 'a.txt');
    await writeFileAtomically(file, 'old');
    await mkdir(`${file}${draftEnding}`);
    await expect(writeFileAtomically(file, 'new')).rejects.toThrow('EISDIR');
    expect(await readFile(file, 'utf8')).toBe('old');
  });
});
