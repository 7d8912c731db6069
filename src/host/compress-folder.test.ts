import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compressFolder } from './compress-folder';
import { variantPaths } from './site/content-encoding';
import { etagOf } from './site/etags';

const page = '<p>Land for sale</p>'.repeat(200);
let dir: string;
const at = (name: string) => path.join(dir, name);
const variants = (name: string, content: string) => variantPaths(at(name), etagOf(content));

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
  it('writes variants beside text that is worth compressing, and nowhere else', async () => {
    expect(await compressFolder(dir)).toEqual({ compressed: 1, current: 0, removed: 0 });
    const { br, gzip } = variants('sales/index.html', page);
    expect((await readdir(dir, { recursive: true })).map(at).sort()).toEqual(
      ['app.js.map', 'photo.jpg', 'sales', 'sales/index.html', 'tiny.txt'].map(at).concat(br, gzip).sort(),
    );
    expect(brotliDecompressSync(await readFile(br)).toString()).toBe(page);
    expect(gunzipSync(await readFile(gzip)).toString()).toBe(page);
  });

  it('keeps current variants, renews changed ones, removes leftovers', async () => {
    await writeFile(at('robots.txt'), page);
    await compressFolder(dir);
    const kept = variants('robots.txt', page).br;
    const before = await stat(kept);
    await writeFile(at('sales/index.html'), `${page}!`);
    await writeFile(at('gone.html.br'), 'left over');
    await writeFile(`${kept}.part`, 'half');
    expect(await compressFolder(dir)).toEqual({ compressed: 1, current: 1, removed: 4 });
    expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);
    const renewed = variants('sales/index.html', `${page}!`).br;
    expect(brotliDecompressSync(await readFile(renewed)).toString()).toBe(`${page}!`);
  });

  it('renews the variants of a file that was restored to an older version, with its older time', async () => {
    const older = page.replace('sale', 'rent');
    await compressFolder(dir);
    await writeFile(at('sales/index.html'), older);
    await utimes(at('sales/index.html'), new Date(0), new Date(0));
    expect(await compressFolder(dir)).toMatchObject({ compressed: 1, removed: 2 });
    const { gzip } = variants('sales/index.html', older);
    expect(gunzipSync(await readFile(gzip)).toString()).toBe(older);
  });

  it('reports progress up to the total', async () => {
    await writeFile(at('index.html'), page);
    const seen: string[] = [];
    await compressFolder(dir, (done, total) => seen.push(`${done}/${total}`));
    expect(seen).toEqual(['1/2', '2/2']);
  });
});
