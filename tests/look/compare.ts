import sharp from 'sharp';

/** Marks in red where two equally large pictures in RGBA differ and counts those pixels, as pixelmatch does. */
export type MarkDifferences = (
  before: Uint8Array,
  now: Uint8Array,
  marked: Uint8Array,
  width: number,
  height: number,
  options: { readonly threshold: number; readonly includeAA: boolean },
) => number;

/** Result of comparing a picture with the last accepted one. */
export type Comparison =
  | { readonly kind: 'new' | 'same' }
  | {
      readonly kind: 'differs';
      /** Share of all pixels. */
      readonly percent: number;
      /** The first and the last row that differ. */
      readonly from: number;
      readonly to: number;
      /** A picture of the differences, as PNG. */
      readonly marked: Buffer;
    };

/** On the same machine the same page produces the same pixels, so even a slightly different shade counts. */
const options = { threshold: 0.02, includeAA: true };
/** Colour of the area beside a picture that is smaller than the other; no page uses it. */
const outside = '#f0f';

interface Size {
  readonly width: number;
  readonly height: number;
}

async function readSize(png: Buffer): Promise<Size> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

/** Returns the pixels as RGBA in the given size, with the picture at the top left. */
async function decode(png: Buffer, { width, height }: Size): Promise<Buffer> {
  const own = await readSize(png);
  return sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: outside })
    .raw()
    .toBuffer();
}

function redRows(
  pixels: Uint8Array,
  { width, height }: Size,
): { readonly from: number; readonly to: number } {
  let from = height;
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      if (pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 0) {
        from = Math.min(from, y);
        to = y;
        break;
      }
    }
  }
  return { from: Math.min(from, to), to };
}

/** Compares a picture with the accepted one, both as PNG. Pictures of different sizes differ. */
export async function comparePictures(
  before: Buffer | null,
  now: Buffer,
  markDifferences: MarkDifferences,
): Promise<Comparison> {
  if (before === null) return { kind: 'new' };
  if (before.equals(now)) return { kind: 'same' };
  const sizes = await Promise.all([readSize(before), readSize(now)]);
  const [a, b] = sizes;
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const pixels = { width: size.width, height: size.height, channels: 4 } as const;
  const marked = Buffer.alloc(size.width * size.height * 4);
  const [was, is] = [await decode(before, size), await decode(now, size)];
  const count = markDifferences(was, is, marked, size.width, size.height, options);
  if (count === 0 && a.width === b.width && a.height === b.height) return { kind: 'same' };
  return {
    kind: 'differs',
    percent: (count / (size.width * size.height)) * 100,
    ...redRows(marked, size),
    marked: await sharp(marked, { raw: pixels }).png().toBuffer(),
  };
}
