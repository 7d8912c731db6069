import { cp, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gatsbyEnvironment } from '../../src/commands/run-gatsby';
import { readServerConfig } from '../../src/commands/server-config';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/problem';
import { measure } from './measure';
import { writeContent } from './write-content';

const day = '2026-11-21';
const parts = ['src', 'static', 'package.json', 'tsconfig.json'];

/** The site in a folder of its own, so that the cache and the pages of the checkout stay as they are. */
async function copySite(target: string): Promise<void> {
  const gatsbyFiles = (await readdir('.')).filter((name) => /^gatsby-\w+\.tsx?$/.test(name));
  for (const part of [...parts, ...gatsbyFiles]) {
    await cp(part, path.join(target, part), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(target, 'node_modules'), 'dir');
  // Pictures that an ordinary build has made are not made again: the bench is about pages.
  const pictures = path.join('public', 'static');
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

/** Reads the generated content as a build would, which finds out what is wrong with it in a second. */
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

/**
 * Builds the site with the given number of generated sales (1,000 unless told) and prints what that took. With --content-only
 * it makes and checks their content and builds nothing.
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
    const content = path.join(site, 'content');
    await writeContent(path.resolve(process.env.CONTENT_DIR ?? 'content'), content, sales, day);
    const gatsby = createRequire(path.resolve('package.json')).resolve('gatsby/cli.js');
    const used = await measure([process.execPath, gatsby, 'build'], {
      cwd: site,
      env: {
        ...gatsbyEnvironment(process.env, readServerConfig(process.env)),
        CONTENT_DATE: day,
        CONTENT_DIR: content,
      },
    });
    if (!used.ok) throw new Error('The build failed; the reason is above.');
    const pages = await countPages(path.join(site, 'public'));
    const cpuSeconds = used.userSeconds + used.systemSeconds;
    process.stdout.write('\n');
    row('Generated sales', String(sales));
    row('Pages', String(pages));
    row('Wall time', `${used.wallSeconds.toFixed(1)} s`);
    row(
      'CPU time',
      `${cpuSeconds.toFixed(1)} s (user ${used.userSeconds.toFixed(1)}, system ${used.systemSeconds.toFixed(1)})`,
    );
    row('CPU time for a page', `${(cpuSeconds / pages).toFixed(4)} s`);
    row('Peak memory', `${(used.peakBytes / 1e6).toFixed(0)} MB, all processes together`);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
