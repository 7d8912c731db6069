import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { listFiles } from '../../model/load/files';
import { pruneMediaFiles, pruneRenditions } from './prune-media';

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

it('removes documents that were taken back, and leaves the others with their variants', async () => {
  await write('media/documents/a.csv', 'media/documents/a.csv.0f-9.br', 'media/documents/a.csv.gz');
  await write('media/documents/b.csv', 'media/documents/b.csv.0f-9.br', 'media/old/c.pdf', 'index.html');
  await pruneMediaFiles(publicDir, new Set(['documents/a.csv']));
  expect(await listFiles(publicDir)).toEqual([
    'index.html',
    'media/documents/a.csv',
    'media/documents/a.csv.0f-9.br',
    'media/documents/a.csv.gz',
  ]);
});

it('removes the renditions of pictures that are gone, and nothing else', async () => {
  const [kept, gone] = ['a'.repeat(32), 'b'.repeat(32)];
  await write(
    `static/${kept}/1/x.jpg`,
    `static/${gone}/1/y.jpg`,
    'static/inter-latin.woff2',
    'static/d/z.json',
  );
  await pruneRenditions(publicDir, new Set([kept]));
  expect(await listFiles(publicDir)).toEqual([
    `static/${kept}/1/x.jpg`,
    'static/d/z.json',
    'static/inter-latin.woff2',
  ]);
});

it('has nothing to do in a first build', async () => {
  await pruneMediaFiles(publicDir, new Set());
  await pruneRenditions(publicDir, new Set());
  expect(await listFiles(publicDir)).toEqual([]);
});
