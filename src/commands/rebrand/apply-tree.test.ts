import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { applyTree, changedFiles } from './apply-tree';
import type { Tree } from './tree';

let root: string;

function treeOf(files: Readonly<Record<string, string>>): Tree {
  return new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
}

async function readAll(): Promise<Record<string, string>> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(root, file), await readFile(file, 'utf8')] as const;
    }),
  );
  return Object.fromEntries(texts);
}

const present = { 'a.txt': 'a', 'old/b.txt': 'b', 'old/c.txt': 'c' };

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'apply-'));
  await mkdir(path.join(root, 'old'));
  for (const [file, text] of Object.entries(present)) await writeFile(path.join(root, file), text);
});
afterEach(() => rm(root, { recursive: true }));

it('changes, adds, renames and removes files, and leaves no empty folder', async () => {
  const after = treeOf({ 'a.txt': 'A', 'new/b.txt': 'b' });
  expect(changedFiles(treeOf(present), after)).toEqual(['a.txt', 'new/b.txt', 'old/b.txt', 'old/c.txt']);
  await applyTree(root, treeOf(present), after);
  expect(await readAll()).toEqual({ 'a.txt': 'A', 'new/b.txt': 'b' });
  expect((await readdir(root)).sort()).toEqual(['a.txt', 'new']);
});

it('restores every file if one cannot be written', async () => {
  // A file is in the place of a folder, as after a disk fault or a change by another process.
  const after = treeOf({ 'a.txt': 'A', 'n/d.txt': 'd', 'old/b.txt/x.txt': 'x' });
  await expect(applyTree(root, treeOf(present), after)).rejects.toThrow(
    /^old\/b\.txt\/x\.txt cannot be written: .* All files are as they were/,
  );
  expect(await readAll()).toEqual(present);
  expect((await readdir(root)).sort()).toEqual(['a.txt', 'old']);
});
