import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { listVisibleFiles } from '../../model/load/files/files';
import { openFileCache } from '../cache/file-cache';
import { collectPictures } from './pictures';
import { pruneRenditions, publishRenditions } from './publish-renditions';
import { readPictures } from './read-pictures';

let dir: string;
const image = { file: 'people/Zoë.jpg', alt: 'Zoë' };

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'renditions-'));
  await mkdir(path.join(dir, 'content/media/people'), { recursive: true });
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

/** Creates a photo from a camera that was held upright: the file is landscape, and its metadata says to rotate it. */
async function takePicture(background: string): Promise<void> {
  const picture = sharp({ create: { width: 600, height: 300, channels: 3, background } });
  const file = path.join(dir, 'content/media', image.file);
  await writeFile(file, await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

async function build() {
  const contentDir = path.join(dir, 'content');
  const { picture, renditions } = collectPictures(await readPictures(contentDir, [image.file, 'a.pdf']));
  const rendered = picture(image, 'portrait');
  const publicDir = path.join(dir, 'public');
  await publishRenditions(contentDir, publicDir, await openFileCache(path.join(dir, 'cache')), renditions);
  await pruneRenditions(publicDir, renditions);
  return { rendered, files: await listVisibleFiles(publicDir), publicDir };
}

it('makes every rendition that a page names, the right way up', async () => {
  await takePicture('green');
  const { rendered, files, publicDir } = await build();
  const named = [rendered.srcSet, ...rendered.sources.map(({ srcSet }) => srcSet)].join(',').split(',');
  expect(named.map((text) => decodeURIComponent(text.split(' ')[0] ?? '').slice(1)).sort()).toEqual(files);
  const sizes = await Promise.all(files.map((file) => sharp(path.join(publicDir, file)).metadata()));
  for (const [index, { format, width, height }] of sizes.entries()) {
    expect(files[index]).toMatch(new RegExp(`-${String(width)}\\.${format === 'jpeg' ? 'jpg' : format}$`));
    expect(height).toBe(width * 2);
  }
  expect([rendered.width, rendered.height]).toEqual([480, 960]);
});

it('takes renditions from the cache, and removes those of a picture that has changed', async () => {
  await takePicture('green');
  const first = await build();
  await writeFile(path.join(dir, 'public/static/font.woff2'), '');
  await Promise.all(
    (await readdir(path.join(dir, 'cache'))).map((name) => writeFile(path.join(dir, 'cache', name), 'kept')),
  );
  await rm(first.publicDir, { recursive: true });
  const second = await build();
  expect(second.files).toEqual(first.files);
  expect(
    await sharp(path.join(dir, 'public', second.files[0] ?? ''))
      .metadata()
      .catch(() => 'kept'),
  ).toBe('kept');
  await takePicture('red');
  const third = await build();
  expect(third.files.filter((file) => first.files.includes(file))).toEqual([]);
  expect(third.files).toHaveLength(first.files.length);
});
