import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endingOf, fitsEnding } from '../../model/schema/media-kinds';
import { pathProblem } from '../content-edits/path-problem';

/** A picture as it is under content/media/. */
interface PreviewPicture {
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Reads a picture for a preview.
 *
 * @param root The folder above content/.
 * @param file Path under content/media/, as its address has it.
 * @returns Null if there is none.
 */
export async function readPreviewPicture(root: string, file: string): Promise<PreviewPicture | null> {
  const name = `content/media/${file}`;
  if (!fitsEnding('picture', name) || (await pathProblem(root, name)) !== null) return null;
  const content = await readFile(path.join(root, name)).catch(() => null);
  const format = endingOf(name).slice(1).replace('jpg', 'jpeg');
  return content === null ? null : { type: `image/${format}`, content };
}
