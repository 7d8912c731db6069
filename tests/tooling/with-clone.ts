import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Creates a clone of the last commit, with the packages of this folder, and removes it afterwards. */
export async function withClone(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
  try {
    await exec('git', ['clone', '--quiet', '--shared', '.', folder]);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
