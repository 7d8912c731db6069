import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { BuildOutput } from '../../src/build/pages/build-site';
import { createSiteBuilder } from '../../src/build/pages/site-builder';

const sale = '/auctions/four-mile-coulee/';
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'own-pictures-'));
  await cp('content', dir, { recursive: true });
});

afterAll(() => rm(dir, { recursive: true }));

/** Creates a picture like one of a company's own camera: with another size and its own colour. */
async function takePicture(file: string, width: number, background: string): Promise<void> {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background } });
  await writeFile(path.join(dir, 'media', file), await picture.jpeg().toBuffer());
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(dir, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(dir, file), text.replace(from, to));
}

async function build(): Promise<BuildOutput> {
  const builder = createSiteBuilder({ CONTENT_DIR: dir, CONTENT_DATE: '2026-11-21' });
  const content = await builder.load();
  if (!content.ok) throw new Error(content.failure);
  const built = await builder.build(content.value);
  if (!built.ok) throw new Error(built.failure);
  return built.value.output;
}

/** The data of the page at an address. */
function dataOf({ pages }: BuildOutput, address: string): string {
  return JSON.stringify(pages.find(({ path: own }) => own === address)?.props);
}

/** Addresses of a picture's files by its name. */
function filesOf(output: BuildOutput, name: string): string[] {
  return [...output.renditions.keys()].filter((address) => address.includes(`/${name}-`));
}

it("shows a company's own pictures once the content names them, or has them under the old name", async () => {
  const before = await build();
  await takePicture('sales/our-own-farm.jpg', 1800, 'green');
  await edit('sales/four-mile-coulee.yaml', 'sales/four-mile-coulee.jpg', 'sales/our-own-farm.jpg');
  await edit(
    'sales/four-mile-coulee.yaml',
    'alt: Three green pivot circles',
    'alt: Our yard, and three circles',
  );
  await takePicture('hero/home.jpg', 1000, 'blue');
  const after = await build();

  // Another file in the field of the sale is on its page, on the cards of the list, and on the home page.
  for (const address of [sale, '/sales/', '/']) {
    expect([address, dataOf(before, address).includes('our-own-farm')]).toEqual([address, false]);
    expect([address, dataOf(after, address).includes('/our-own-farm-')]).toEqual([address, true]);
    expect([address, dataOf(after, address).includes('/four-mile-coulee-824.')]).toEqual([address, false]);
  }
  expect(dataOf(after, sale)).toContain('Our yard, and three circles');
  const widths = filesOf(after, 'our-own-farm').flatMap((file) => /-(\d+)\.avif$/.exec(file)?.[1] ?? []);
  expect(widths).toEqual(['412', '824', '1248', '1664']);

  // Another file under the same name has new addresses, and is not enlarged.
  const [oldBand, newBand] = [filesOf(before, 'home'), filesOf(after, 'home')];
  expect(oldBand.filter((file) => newBand.includes(file))).toEqual([]);
  expect(newBand.some((file) => file.endsWith('-1000.avif'))).toBe(true);
  for (const file of newBand.filter((address) => address.endsWith('.avif')))
    expect([file, dataOf(after, '/').includes(file)]).toEqual([file, true]);
});
