import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/node/list-files';
import { contentDirectory, contentDate } from '../model/load/environment';
import { environmentVariables } from './documents/environment-table';

const stampFile = path.join('generated', 'build-stamp.json');
const folders = ['src', 'static'];
const files = /^(?:gatsby-\w+\.tsx?|package-lock\.json|tsconfig\.json)$/;
/** Parts of src/ that leave no trace in the built site, except that the statuses are in its function. */
const withoutEffect = /^src\/(?:commands\/|host\/(?!sale-statuses\/|etags|read-limited-text))|\.test\.tsx?$/;
/** Variables that change how the build runs, but not its output. */
const aboutRunning = ['GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED'];
const buildVariables = new Set(
  environmentVariables
    .filter(({ name, readBy }) => ['build', 'build, host'].includes(readBy) && !aboutRunning.includes(name))
    .map(({ name }) => name),
);

async function filesBelow(folder: string): Promise<string[]> {
  const exists = await stat(folder).catch(() => null);
  if (exists === null) return [];
  return (await listFiles(folder)).map((name) => path.join(folder, name));
}

async function inputFiles(contentDir: string): Promise<string[]> {
  const top = (await readdir('.')).filter((name) => files.test(name));
  const below = await Promise.all([contentDir, ...folders].map(filesBelow));
  return [...top, ...below.flat()].filter((file) => !withoutEffect.test(file.replaceAll('\\', '/'))).sort();
}

/** A hash of everything that the built site depends on: content, code, packages, settings, Node and the day. */
export async function hashInputs(env: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
  const settings = Object.entries(env)
    .filter(([name]) => buildVariables.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // The sample sales move with the day.
  const day = contentDate(env).toISOString().slice(0, 10);
  hash.update(JSON.stringify([process.version, day, settings]));
  for (const file of await inputFiles(contentDirectory(env))) {
    const content = await readFile(file);
    hash.update(`\n${file} ${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Returns whether the last finished build was made from the same inputs and still exists. */
export async function isBuilt(inputs: string): Promise<boolean> {
  const kept = [
    'public/index.html',
    'public/404.html',
    'generated/host.json',
    '.cache/functions/sale-statuses.js',
  ];
  const present = await Promise.all(kept.map((file) => stat(file).catch(() => null)));
  if (present.includes(null)) return false;
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  return stamp === JSON.stringify({ inputs });
}

/** Invalidates the stamp; to be called before a build, so that one that is cut off does not count. */
export async function removeStamp(): Promise<void> {
  await rm(stampFile, { force: true });
}

/** Writes the stamp; to be called after a build has succeeded. */
export async function writeStamp(inputs: string): Promise<void> {
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ inputs }));
}
