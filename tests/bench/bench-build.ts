import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gatsbyEnvironment } from '../../src/commands/run-gatsby';
import { readServerConfig } from '../../src/commands/server-config';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { measure } from './measure';
import { differences, readPublicFiles, writtenFiles, type PublicFiles } from './public-files';
import { writeContent } from './write-content';
import { runMain } from '../../src/lib/node/run-main';

const day = '2026-11-21';
const parts = ['src', 'static', 'package.json', 'tsconfig.json'];

/** The site in its own folder, so that the cache and the pages of the checkout stay as they are. */
async function copySite(target: string): Promise<void> {
  const gatsbyFiles = (await readdir('.')).filter((name) => /^gatsby-\w+\.tsx?$/.test(name));
  for (const part of [...parts, ...gatsbyFiles]) {
    await cp(part, path.join(target, part), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(target, 'node_modules'), 'dir');
  // Pictures from an ordinary build are reused: the benchmark is about pages.
  const pictures = path.join('generated', 'pictures');
  const made = await stat(pictures).catch(() => null);
  if (made !== null) await cp(pictures, path.join(target, pictures), { recursive: true });
}

async function countPages(publicDir: string): Promise<number> {
  const entries = await readdir(path.join(publicDir, 'page-data'), { recursive: true });
  return entries.filter((name) => path.basename(name) === 'page-data.json').length;
}

function row(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(22)}${value}\n`);
}

function printSome(files: readonly string[]): void {
  for (const name of files.slice(0, 20)) row('', name);
  if (files.length > 20) row('', `and ${String(files.length - 20)} more`);
}

/** Reads the generated content as a build would, which finds mistakes in it within a second. */
async function checkContent(sales: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  try {
    const content = path.join(folder, 'content');
    await writeContent(path.resolve(process.env.CONTENT_DIR ?? 'content'), content, sales, day);
    const loaded = await loadContent(content, new Date(`${day}T12:00:00Z`));
    if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
    row('Sales', String(loaded.value.sales.length));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Such as `success createPages - 1.2s`. */
function phaseOf(line: string): string | undefined {
  return /^success (.+?) - \d/.exec(line)?.[1];
}

/** Builds the site in a folder and prints the time and memory that it took. */
async function measureBuild(title: string, site: string): Promise<PublicFiles> {
  const gatsby = createRequire(path.resolve('package.json')).resolve('gatsby/cli.js');
  const used = await measure([process.execPath, gatsby, 'build'], {
    cwd: site,
    env: {
      ...gatsbyEnvironment(process.env, readServerConfig(process.env)),
      CONTENT_DATE: day,
      CONTENT_DIR: path.join(site, 'content'),
      // Plain lines of output, one per phase.
      CI: 'true',
    },
    phaseOf,
  });
  if (!used.ok) throw new Error('The build failed; the reason is above.');
  const pages = await countPages(path.join(site, 'public'));
  const cpuSeconds = used.userSeconds + used.systemSeconds;
  process.stdout.write(`\n${title}\n`);
  row('Pages', String(pages));
  row('Wall time', `${used.wallSeconds.toFixed(1)} s`);
  row(
    'CPU time',
    `${cpuSeconds.toFixed(1)} s (user ${used.userSeconds.toFixed(1)}, system ${used.systemSeconds.toFixed(1)})`,
  );
  row('CPU time for a page', `${(cpuSeconds / pages).toFixed(4)} s`);
  row('Peak memory', `${(used.peakBytes / 1e6).toFixed(0)} MB, all processes together`);
  for (const [phase, seconds] of [...used.phases].sort(([, a], [, b]) => b - a))
    if (seconds >= 0.3) row(`  ${seconds.toFixed(1)} s`, phase);
  return readPublicFiles(path.join(site, 'public'));
}

/** Replaces a word of a generated sale. */
async function editSale(site: string, word: string, by: string): Promise<void> {
  const file = path.join(site, 'content/sales/generated-000001.yaml');
  const text = await readFile(file, 'utf8');
  if (!text.includes(word)) throw new Error(`${file} has no ${word}.`);
  await writeFile(file, text.replace(word, by));
}

/**
 * Builds the site with the given number of generated sales (1,000 by default): without a cache, again without a change,
 * after one edited word, and with the edit undone, which must produce the files of the first build. Prints the time and
 * memory of each. With --content-only it generates and checks the content and builds nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'content-only': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const sales = Number(positionals[0] ?? '1000');
  if (!Number.isInteger(sales) || sales < 1) {
    throw new Error('Write how many sales: npm run bench:build -- 1000');
  }
  if (values['content-only']) {
    await checkContent(sales);
    return;
  }
  const site = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  try {
    await copySite(site);
    const source = path.resolve(process.env.CONTENT_DIR ?? 'content');
    await writeContent(source, path.join(site, 'content'), sales, day);
    const cold = await measureBuild('Without a cache', site);
    const warm = await measureBuild('Without a change', site);
    await editSale(site, '1912', '1913');
    const edited = await measureBuild('After one edited word', site);
    const written = writtenFiles(warm, edited);
    row('Files written', `${String(written.length)} of ${String(edited.size)}`);
    printSome(written);
    await editSale(site, '1913', '1912');
    const again = await measureBuild('With the edit taken back', site);
    const different = differences(cold, again);
    row('Unlike the first', `${String(different.length)} of ${String(again.size)}`);
    printSome(different);
    if (different.length > 0) process.exitCode = 1;
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

runMain(main);
