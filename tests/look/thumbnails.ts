import sharp from 'sharp';

const thumbnailWidth = 240;
const cropWidth = 480;
/** Margin in pixels around the rows that differ, so that one sees where they are. */
const margin = 60;
const tallestCrop = 1400;

/** Returns a narrow copy for the contact sheet, which could not show a hundred whole pages. */
export async function thumbnail(png: Buffer): Promise<Buffer> {
  return sharp(png).resize({ width: thumbnailWidth }).png().toBuffer();
}

/** Returns the part of a picture around the rows that differ; a narrow picture keeps its size. */
export async function cropToRows(
  png: Buffer,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  // The other picture may be taller than this one.
  const top = Math.min(Math.max(0, from - margin), height - 1);
  const rows = Math.min(height - top, to - from + 2 * margin, tallestCrop);
  return sharp(png)
    .extract({ left: 0, top, width, height: rows })
    .resize({ width: cropWidth, withoutEnlargement: true })
    .png()
    .toBuffer();
}
