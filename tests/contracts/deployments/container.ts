import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundleHost } from '../../../src/commands/container/bundle-host';
import type { FixtureSite } from './fixture-site';

/** An account without rights that exists everywhere; if tests don't run as root, theirs has none either. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The files of the container, and the only folder that its account may write to. */
export interface ContainerFolder {
  readonly root: string;
  readonly data: string;
}

async function makeReadOnly(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  await chmod(folder, 0o555);
}

/** Lays the files out as the Dockerfile does. */
export async function writeContainerFolder({ dir, publicDir }: FixtureSite): Promise<ContainerFolder> {
  const [root, data] = [path.join(dir, 'website'), path.join(dir, 'data')];
  await bundleHost(root);
  await cp(publicDir, path.join(root, 'public'), { recursive: true });
  await mkdir(path.join(root, 'generated'));
  await cp(path.join(dir, 'generated', 'host.json'), path.join(root, 'generated', 'host.json'));
  await makeReadOnly(root);
  await chmod(dir, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.gid);
  return { root, data };
}

/** Gives the test's account the rights to remove the folder. */
export async function makeRemovable({ root }: ContainerFolder): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
}

/** Runs a program of the container with only the variables of the image, and no folder for temporary files. */
export function runInContainer(
  { root, data }: ContainerFolder,
  program: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    ...nobody,
    cwd: root,
    env: {
      NODE_ENV: 'production',
      FORMS_DB: path.join(data, 'forms.db'),
      HOME: '/nonexistent',
      TMPDIR: '/nonexistent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves with the origin of the host once its log names it. */
export async function untilListening({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('no output');
  const lines: string[] = [];
  createInterface(stderr).on('line', (line) => lines.push(line));
  for await (const line of createInterface(stdout)) {
    lines.push(line);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    stdout.resume();
    return origin;
  }
  throw new Error(`The host ended before it listened:\n${lines.join('\n')}`);
}

/** Resolves with the exit code of a process. */
export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Stops a process as container engines do, and returns its exit code. */
export async function terminate(child: ChildProcess): Promise<number | null> {
  const exited = exitCode(child);
  child.kill('SIGTERM');
  return exited;
}
