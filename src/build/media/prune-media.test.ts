import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { listVisibleFiles } from '../../model/load/files/files';
import { pruneMediaFiles } from './prune-media';

let publicDir: string;

beforeEach(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'public-'));
});

afterEach(async () => {
  await rm(publicDir, { recursive: true, force: true });
});

async function write(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
    await writeFile(path.join(publicDir, file), '');
  }
}

it('removes withdrawn documents, and keeps the others with their variants', async () => {
  await write('media/documents/a.csv', 'media/documents/a.csv.0f-9.br', 'media/documents/a.csv.gz');
  await write('media/documents/b.csv', 'media/documents/b.csv.0f-9.br', 'media/old/c.pdf', 'index.html');
  await pruneMediaFiles(publicDir, new Set(['documents/a.csv']));
  expect(await listVisibleFiles(publicDir)).toEqual([
    'index.html',
    'media/documents/a.csv',
    'media/documents/a.csv.0f-9.br',
    'media/documents/a.csv.gz',
  ]);
});

it('has nothing to do in a first build', async () => {
  await pruneMediaFiles(publicDir, new Set());
  expect(await listVisibleFiles(publicDir)).toEqual([]);
});
