import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressFolder } from './compress-folder';

const page = '<p>Land for sale</p>'.repeat(200);
let dir: string;
const at = (name: string) => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(at('sales'));
  await writeFile(at('sales/index.html'), page);
  await writeFile(at('tiny.txt'), 'User-agent: *');
  await writeFile(at('photo.jpg'), page);
  await writeFile(at('app.js.map'), page);
});

afterEach(() => rm(dir, { recursive: true }));

describe('compressFolder', () => {
  it('lays twins beside text that is worth it, and nowhere else', async () => {
    expect(await compressFolder(dir)).toEqual({ compressed: 1, current: 0, removed: 0 });
    expect((await readdir(dir, { recursive: true })).sort()).toEqual(
      ['app.js.map', 'photo.jpg', 'sales', 'tiny.txt']
        .concat(['', '.br', '.gz'].map((ending) => `sales/index.html${ending}`))
        .sort(),
    );
    expect(brotliDecompressSync(await readFile(at('sales/index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(await readFile(at('sales/index.html.gz'))).toString()).toBe(page);
  });

  it('keeps what is current, renews what has changed, removes what is orphaned', async () => {
    await writeFile(at('robots.txt'), page);
    await compressFolder(dir);
    const before = await stat(at('robots.txt.br'));
    const later = new Date(Date.now() + 60_000);
    await writeFile(at('sales/index.html'), `${page}!`);
    await utimes(at('sales/index.html'), later, later);
    await writeFile(at('gone.html.br'), 'left over');
    await writeFile(at('robots.txt.gz.part'), 'half');
    expect(await compressFolder(dir)).toEqual({ compressed: 1, current: 1, removed: 2 });
    expect((await stat(at('robots.txt.br'))).mtimeMs).toBe(before.mtimeMs);
    expect(brotliDecompressSync(await readFile(at('sales/index.html.br'))).toString()).toBe(`${page}!`);
  });

  it('reports progress up to the total', async () => {
    await writeFile(at('index.html'), page);
    const seen: string[] = [];
    await compressFolder(dir, (done, total) => seen.push(`${done}/${total}`));
    expect(seen).toEqual(['1/2', '2/2']);
  });
});
