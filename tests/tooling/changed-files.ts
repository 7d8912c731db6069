import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const exec = promisify(execFile);

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await exec('git', args, { maxBuffer: 64e6 });
  return stdout.trim();
}

/** The commit at which the current branch left main, or the previous one on main itself. */
async function branchPoint(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main).catch(() => null);
    if (base !== null) return base;
  }
  return 'HEAD';
}

/** The files of the checkout that differ from a commit, including new ones and without deleted ones. */
export async function changedFiles(since?: string): Promise<string[]> {
  const base = since ?? (await branchPoint());
  const changed = await git('diff', '--name-only', base, '--');
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = [...changed.split('\n'), ...added.split('\n')].filter(Boolean);
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}
