import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readPresentBrand, settingsFile } from '../../src/commands/rebrand/present-brand';
import { run } from '../../src/lib/node/run';
import { listFiles } from '../../src/lib/node/list-files';
import { runMain } from '../../src/lib/node/run-main';
import { withClone } from './with-clone';

const exec = promisify(execFile);

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await exec('git', [...args], { maxBuffer: 2 ** 26 });
  return stdout;
}

interface Company {
  readonly name: string;
  readonly slug: string;
}

/** Companies with long names that have an accent, an apostrophe and a character that HTML escapes. */
const companies: readonly Company[] = [
  { name: "L'Émeraude & Fils Encans Agricoles", slug: 'emeraude-fils' },
  { name: "L'Avenir Côté & Frères Terres Agricoles", slug: 'avenir-freres' },
];

function answersFor({ name, slug }: Company): string {
  return `name: ${name}
slug: ${slug}
site: https://www.${slug}.example
engine: https://encan.${slug}.example
email: bonjour@${slug}.example
phone: (204) 555-0142
legal-name: ${name}, Inc.
office: 12 Main Street, Winkler, Manitoba
colours: { gold: '#8fd19e', blue: '#5b2a86', dark.blue: '#d3b5f2' }
`;
}

/** These keep the name of the first company: they record decisions from when it was the only one. */
const history = 'docs/decisions/';

/** Tests of the built pages that do not depend on the samples. */
const withoutSamples = [
  'budgets',
  'content-policy',
  'function',
  'gatsby-patches',
  'html',
  'not-sent',
  'observatory/observatory',
  'reading',
  'services',
  'static-hosts',
].map((name) => `tests/built/${name}.test.ts`);

/** Fails if a file or its name contains one of the words, in any case. */
async function expectNoTrace(
  folder: string,
  files: readonly string[],
  words: readonly string[],
): Promise<void> {
  const found: string[] = [];
  for (const file of files) {
    const content = `${file}\n${await readFile(path.join(folder, file), 'latin1')}`.toLowerCase();
    if (words.some((word) => content.includes(word.toLowerCase()))) found.push(file);
  }
  if (found.length > 0) throw new Error(`${words.join(' or ')} is still in ${folder}:\n${found.join('\n')}`);
  console.log(`No trace of ${words.join(' or ')} in ${String(files.length)} files of ${folder}`);
}

async function step(cwd: string, ...command: readonly string[]): Promise<void> {
  console.log(`\n== ${command.join(' ')}`);
  const { ok, seconds } = await run(command, { cwd, show: true });
  if (!ok) throw new Error(`${command.join(' ')} failed in ${cwd}`);
  console.log(`done in ${seconds.toFixed(0)} s`);
}

interface Options {
  /** True if the samples stay, so that every test can run. */
  readonly samples: boolean;
  /** True to skip the build. */
  readonly quick: boolean;
}

/** Creates another company in a clone, and tests it. */
async function testClone(clone: string, { samples, quick }: Options): Promise<void> {
  const { brand } = readPresentBrand(await readFile(settingsFile, 'utf8'));
  const words = [brand.name, brand.slug];
  // The suite of the first company runs this command too.
  const company = companies.find(({ slug }) => slug !== brand.slug);
  if (company === undefined) throw new Error('There is no other company to test.');
  const file = `${clone}.yaml`;
  await writeFile(file, answersFor(company));
  const kept = samples ? ['--keep-samples'] : [];
  await step(clone, 'npm', 'run', 'rebrand', '--', '--answers', file, '--yes', ...kept);
  await rm(file);
  await step(clone, 'npm', 'run', 'content:check');
  await git('-C', clone, 'add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await git('-C', clone, ...author, 'commit', '--quiet', '--message', 'Another company');
  const files = await git('-C', clone, 'ls-files', '-z');
  const tracked = files.split('\0').filter((name) => name !== '' && !name.startsWith(history));
  await expectNoTrace(clone, tracked, words);
  if (quick) return;
  // Pictures are named by their sources, and take longest.
  await cp('generated/pictures', path.join(clone, 'generated/pictures'), { recursive: true }).catch(
    () => undefined,
  );
  if (samples) await step(clone, 'npm', 'test');
  else {
    await step(clone, 'npm', 'run', 'check');
    await step(clone, 'npm', 'run', 'test:built', '--', ...withoutSamples);
  }
  const built = path.join(clone, 'public');
  const plain = (await listFiles(built)).filter((name) => !/\.(?:br|gz)$/.test(name));
  await expectNoTrace(built, plain, words);
}

/**
 * Tests the site of another company: with --quick only the tree from `npm run rebrand`, with --empty a build without
 * samples, otherwise the whole suite with the samples under another name.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { quick: flag, empty: flag } });
  async function testBrand(samples: boolean): Promise<void> {
    await withClone((clone) => testClone(clone, { samples, quick: values.quick }));
  }
  if (values.quick || values.empty) await testBrand(false);
  if (!values.empty) await testBrand(true);
}

runMain(main);
