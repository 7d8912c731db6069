import { readdir, readFile } from 'node:fs/promises';
import { listVisibleFiles, sizeOf } from '../../src/model/load/files/files';

const mediaLimitMB = 16;
const lineLimit = 300;

async function mediaMegabytes(): Promise<number> {
  const files = await listVisibleFiles('content/media');
  const sizes = await Promise.all(files.map((file) => sizeOf(`content/media/${file}`)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

async function longFiles(): Promise<string[]> {
  const files = await readdir('.');
  for (const folder of ['src', 'tests'])
    files.push(...(await listVisibleFiles(folder)).map((name) => `${folder}/${name}`));
  const long: string[] = [];
  for (const file of files.filter((name) => /\.(?:[cm]?[jt]sx?|css)$/.test(name))) {
    const lines = (await readFile(file, 'utf8')).split('\n').length - 1;
    if (lines > lineLimit) long.push(`${file} has ${lines} lines of at most ${lineLimit}.`);
  }
  return long;
}

/** Limits that keep sample media small enough for every checkout, and every file of code short enough to read. */
async function main(): Promise<void> {
  const megabytes = await mediaMegabytes();
  const long = await longFiles();
  console.log(`content/media holds ${megabytes.toFixed(1)} MB of at most ${mediaLimitMB} MB.`);
  for (const line of long) console.log(line);
  if (megabytes > mediaLimitMB || long.length > 0) process.exitCode = 1;
}

void main();
