import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { openFileCache } from './file-cache';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'file-cache-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

const text = (content: string) => jest.fn(() => Promise.resolve(Buffer.from(content)));

it('makes a file once, even if it is requested several times and in several builds', async () => {
  const make = text('picture');
  const first = await openFileCache(dir);
  await Promise.all([first.file('a.jpg', make), first.file('a.jpg', make)]);
  const second = await openFileCache(dir);
  expect(await readFile(await second.file('a.jpg', make), 'utf8')).toBe('picture');
  expect(make).toHaveBeenCalledTimes(1);
});

it('removes files that a build has not requested', async () => {
  const first = await openFileCache(dir);
  await first.file('a.jpg', text('a'));
  await first.file('b.jpg', text('b'));
  const second = await openFileCache(dir);
  await second.file('b.jpg', text('b'));
  await second.file('c.jpg', text('c'));
  await second.prune();
  expect((await readdir(dir)).sort()).toEqual(['b.jpg', 'c.jpg']);
});

it('leaves nothing of a file that could not be made', async () => {
  const cache = await openFileCache(dir);
  await expect(cache.file('a.jpg', () => Promise.reject(new Error('no memory')))).rejects.toThrow(
    'no memory',
  );
  expect(await readdir(dir)).toEqual([]);
});
