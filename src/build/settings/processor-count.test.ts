import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { processorCount } from './processor-count';

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'processor-count-'));
});

afterEach(async () => {
  await rm(cacheDir, { recursive: true });
});

describe('processorCount', () => {
  it('has all processors work on a build without a cache', () => {
    expect(processorCount(cacheDir)).toBe(availableParallelism() + 1);
    expect(processorCount(path.join(cacheDir, 'none'))).toBe(availableParallelism() + 1);
  });

  it('has one worker started if an earlier build left its state', async () => {
    await mkdir(path.join(cacheDir, 'redux'));
    await writeFile(path.join(cacheDir, 'redux', 'redux.rest.state'), '');
    expect(processorCount(cacheDir)).toBe(1);
  });
});
