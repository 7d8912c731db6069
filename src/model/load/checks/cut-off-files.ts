import { open, type FileHandle } from 'node:fs/promises';

/** The range in which readers look for the end of a PDF and of a zip archive, as Office documents are. */
const tailBytes = 64 * 1024 + 22;

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function endsWith(mark: string, handle: FileHandle, bytes: number): Promise<boolean> {
  const start = Math.max(0, bytes - tailBytes);
  return (await read(handle, start, bytes - start)).includes(mark, 0, 'latin1');
}

/**
 * Walks the boxes of an MP4 or AVIF file: each gives its length.
 *
 * @param index The box that describes the others.
 */
async function hasAllBoxes(handle: FileHandle, bytes: number, index: 'moov' | 'meta'): Promise<boolean> {
  let position = 0;
  let hasIndex = false;
  while (position < bytes) {
    const header = await read(handle, position, 16);
    if (header.byteLength < 8) return false;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.byteLength === 16;
    const length = isLong ? Number(header.readBigUInt64BE(8)) : short;
    hasIndex ||= header.toString('latin1', 4, 8) === index;
    // The last box may have no length.
    if (length === 0) return hasIndex;
    if (length < (isLong ? 16 : 8)) return false;
    position += length;
  }
  return hasIndex && position === bytes;
}

/** Skips the segments of a JPEG file, including an embedded thumbnail, and looks for the end of the picture. */
async function hasPictureEnd(handle: FileHandle, bytes: number): Promise<boolean> {
  const content = await read(handle, 0, bytes);
  let position = 2;
  while (position + 4 <= content.byteLength && content.readUInt16BE(position) !== 0xffda)
    position += 2 + content.readUInt16BE(position + 2);
  return content.includes(Buffer.from([0xff, 0xd9]), position);
}

/**
 * A number of an EBML file: the zero bits before its first one tell how many bytes follow. An unknown length is null.
 */
function readVint(from: Buffer, at: number): { readonly end: number; readonly value: number | null } {
  const length = Math.clz32(from[at] ?? 0) - 23;
  const open = (1n << BigInt(7 * length)) - 1n;
  const value = BigInt(`0x0${from.toString('hex', at, at + length)}`) & open;
  return { end: at + length, value: value === open ? null : Number(value) };
}

/** Steps over the header of a WebM file to its segment, which holds all the rest. */
async function hasWholeSegment(handle: FileHandle, bytes: number): Promise<boolean> {
  let position = 0;
  while (position < bytes) {
    const header = await read(handle, position, 16);
    const size = readVint(header, readVint(header, 0).end);
    // In a live recording, the length of the segment is unknown.
    if (size.value === null) return true;
    position += size.end + size.value;
    if (header.toString('hex', 0, 4) === '18538067') return position <= bytes;
  }
  return false;
}

type EndCheck = (handle: FileHandle, bytes: number) => Promise<boolean>;

const hasArchiveEnd: EndCheck = (handle, bytes) => endsWith('PK\x05\x06', handle, bytes);

const endChecks: ReadonlyMap<string, EndCheck> = new Map([
  ['.pdf', (handle: FileHandle, bytes: number) => endsWith('%%EOF', handle, bytes)],
  ['.docx', hasArchiveEnd],
  ['.xlsx', hasArchiveEnd],
  ['.mp4', (handle: FileHandle, bytes: number) => hasAllBoxes(handle, bytes, 'moov')],
  ['.avif', (handle: FileHandle, bytes: number) => hasAllBoxes(handle, bytes, 'meta')],
  ['.webm', hasWholeSegment],
  ['.jpg', hasPictureEnd],
  ['.jpeg', hasPictureEnd],
  ['.png', (handle: FileHandle, bytes: number) => endsWith('IEND', handle, bytes)],
]);

/**
 * Returns whether a document, a picture or a video was cut off, as when its upload failed: it begins correctly and has
 * no end. WebP pictures are not checked: sharp cannot read even the beginning of one that was cut off.
 *
 * @param ending The extension of the file, in lower case with its dot; files of other kinds are not checked.
 */
export async function isCutOff(file: string, ending: string): Promise<boolean> {
  const isWhole = endChecks.get(ending);
  if (isWhole === undefined) return false;
  const handle = await open(file);
  try {
    return !(await isWhole(handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}
