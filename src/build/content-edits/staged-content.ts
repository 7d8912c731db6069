import { copyFile, link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runPool } from '../../lib/run-pool';
import { draftEnding } from '../../lib/node/write-file-atomically';
import { listFolder } from '../../model/load/files/files';

/** A file as it would be after an edit. */
export interface FileChange {
  /** Path such as content/sales/burnt-birch-ranch.yaml. */
  readonly path: string;
  /** Null for a file that is deleted. */
  readonly content: Uint8Array | null;
}

const atOnce = 64;

/** Makes a hard link to a file, or a copy if the file system has no hard links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Calls a function with the content as it would be after an edit, in a folder that exists only for the call. Unchanged
 * files take no space there.
 *
 * @param root The folder above content/.
 * @param task Receives the folder in place of content/.
 */
export async function withStagedContent<Value>(
  root: string,
  changes: readonly FileChange[],
  task: (contentDir: string) => Promise<Value>,
): Promise<Value> {
  const parent = path.join(root, 'generated');
  await mkdir(parent, { recursive: true });
  const stage = await mkdtemp(path.join(parent, 'edit-'));
  try {
    const changed = new Set(changes.map((change) => change.path));
    const files = (await listFolder(path.join(root, 'content')))
      // A temporary file of a save in progress may be gone before it can be linked.
      .filter((entry) => entry.kind === 'file' && !entry.path.endsWith(draftEnding))
      .map((entry) => `content/${entry.path}`);
    await runPool(
      files.filter((file) => !changed.has(file)),
      atOnce,
      (file) => linkOrCopy(path.join(root, file), path.join(stage, file)),
    );
    for (const { path: file, content } of changes) {
      if (content === null) continue;
      await mkdir(path.dirname(path.join(stage, file)), { recursive: true });
      await writeFile(path.join(stage, file), content);
    }
    return await task(path.join(stage, 'content'));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
