import path from 'node:path';
import { runPool } from '../../lib/run-pool';
import type { MediaFile } from '../schema/content';
import { fitsEnding } from '../schema/media-kinds';
import { fileProblem, type Problem } from './files/problem';
import { hashOf, listFolder, sizeOf } from './files/files';

/** The files under content/media/. */
export interface Media {
  readonly files: ReadonlyMap<string, MediaFile>;
  readonly problems: readonly Problem[];
}

const atOnce = 16;

/** Lists content/media/. A link is a problem: its target, even outside the project, would be published. */
export async function loadMedia(contentDir: string): Promise<Media> {
  const root = path.join(contentDir, 'media');
  const entries = await listFolder(root);
  const files = entries.filter(({ kind }) => kind === 'file').map((entry) => entry.path);
  const found = await runPool(files, atOnce, async (file): Promise<[string, MediaFile]> => {
    const source = path.join(root, file);
    const sha256 = fitsEnding('document', file) ? await hashOf(source).catch(() => null) : null;
    return [file, { bytes: await sizeOf(source), sha256 }];
  });
  const odd = entries.filter(({ kind }) => kind === 'link' || kind === 'other');
  return {
    files: new Map(found),
    problems: odd.map((entry) =>
      fileProblem(
        `content/media/${entry.path}`.replace(/\/$/, ''),
        entry.kind === 'link'
          ? 'is a link to another place, which is never published'
          : 'is no ordinary file',
        'a copy of the file itself in its place.',
      ),
    ),
  };
}
