import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { isCutOff } from './cut-off-files';

/** The part of a zip archive that is checked. */
const archive = Buffer.from(`PK\x03\x04${'words'.repeat(100)}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const portrait = 'content/media/people/portrait-01.jpg';

/** The part of a WebM file that is checked: the header, and a segment of the given number of bytes. */
function webm(segmentSize: string, bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from('1a45dfa3', 'hex'),
    Buffer.from('84', 'hex'),
    Buffer.from('webm'),
    Buffer.from('18538067', 'hex'),
    Buffer.from(segmentSize, 'hex'),
    Buffer.alloc(bytes, 1),
  ]);
}

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
    ['.webm', () => Promise.resolve(webm('0100000000001388', 5000))],
    ['.jpg', () => readFile(portrait)],
    ['.avif', () => sharp(portrait).resize(300).avif({ effort: 0 }).toBuffer()],
    ['.png', () => readFile('static/icon-192.png')],
  ])('distinguishes a complete %s file from its beginning', async (ending, read) => {
    const content = await read();
    expect(await isCutOffWith(ending, content)).toBe(false);
    for (const share of [0, 0.1, 0.5, 0.9])
      expect(await isCutOffWith(ending, content.subarray(0, Math.floor(content.byteLength * share)))).toBe(
        true,
      );
  });

  it('accepts a video that a camera has appended to a picture', async () => {
    const picture = await readFile(portrait);
    expect(await isCutOffWith('.jpg', Buffer.concat([picture, Buffer.alloc(9000, 1)]))).toBe(false);
  });

  it('accepts a recording whose length was unknown when it began', async () => {
    expect(await isCutOffWith('.webm', webm('01ffffffffffffff', 5000))).toBe(false);
    expect(await isCutOffWith('.webm', webm('ff', 50))).toBe(false);
  });

  it('does not check other kinds of files', async () => {
    expect(await isCutOffWith('.csv', Buffer.from('Year'))).toBe(false);
  });
});
