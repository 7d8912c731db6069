import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isCutOff } from './cut-off-files';

/** The part of a zip archive that is checked. */
const archive = Buffer.from(`PK\x03\x04${'words'.repeat(100)}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'cut-off-'));
});

afterAll(async () => {
  await rm(dir, { recursive: true });
});

async function isCutOffWith(ending: string, content: Buffer): Promise<boolean> {
  const file = path.join(dir, `file${ending}`);
  await writeFile(file, content);
  return isCutOff(file, ending);
}

describe('isCutOff', () => {
  it.each([
    ['.pdf', () => readFile('content/media/documents/souris-flats-titles.pdf')],
    ['.docx', () => Promise.resolve(archive)],
    ['.xlsx', () => Promise.resolve(archive)],
    ['.mp4', () => readFile('content/media/testimonials/brenda-kuzyk.mp4')],
    ['.jpg', () => readFile('content/media/people/portrait-01.jpg')],
    ['.png', () => readFile('static/icon-192.png')],
  ])('knows a whole %s file from its beginning', async (ending, read) => {
    const content = await read();
    expect(await isCutOffWith(ending, content)).toBe(false);
    for (const share of [0, 0.1, 0.5, 0.9])
      expect(await isCutOffWith(ending, content.subarray(0, Math.floor(content.byteLength * share)))).toBe(
        true,
      );
  });

  it('lets cameras add a film behind a picture', async () => {
    const picture = await readFile('content/media/people/portrait-01.jpg');
    expect(await isCutOffWith('.jpg', Buffer.concat([picture, Buffer.alloc(9000, 1)]))).toBe(false);
  });

  it('asks nothing of other kinds', async () => {
    expect(await isCutOffWith('.csv', Buffer.from('Year'))).toBe(false);
  });
});
