import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs an npm command such as `run check` to its end. */
export async function npm(command: string, { cwd = '.', env = {} } = {}): Promise<Ended> {
  const child = spawn('npm', command.split(' '), { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

/** A clone of the last commit in which nothing has changed. */
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
