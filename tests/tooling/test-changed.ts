import { hashInputs, isBuilt } from '../../src/commands/build-stamp';
import { gatsbyEnvironment } from '../../src/commands/run-gatsby';
import { run } from '../../src/lib/node/run';
import { affectedSpecs } from './affected-specs';
import { runBrowserTests } from './browser-tests';
import { changedFiles } from './changed-files';
import { configureTestServers } from './test-server-config';

/** Files on which everything depends. */
const everything =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|\.npmrc|tests\/tooling\/(?:eslint|jest|playwright)[-.].*)$/;

async function passes(name: string, command: readonly string[]): Promise<boolean> {
  console.log(`\n== ${name}`);
  const { ok } = await run(command, { show: true });
  return ok;
}

/** The browser tests of changed files, if the built site is up to date. */
async function browserTestsPass(specs: readonly string[]): Promise<boolean> {
  console.log('\n== Browser tests');
  if (specs.length === 0) {
    console.log('None is about what has changed.');
    return true;
  }
  const servers = await configureTestServers(process.env);
  if (!(await isBuilt(await hashInputs(gatsbyEnvironment(process.env, servers))))) {
    console.log(
      'Left out, since the site has changed since it was built, and a build takes a minute or more.',
    );
    console.log(`To build it and run them: npm run test:e2e -- ${specs.join(' ')}`);
    return true;
  }
  return (await runBrowserTests(servers, specs)).failed === 0;
}

/**
 * Runs the tests that a change can affect, in under two minutes: the gates, only on the changed files if each file is
 * checked by itself; the unit tests that import any of them; and, if the site is built, the browser tests about them.
 *
 * @param since The commit to compare with; by default the one at which the branch left main.
 */
export async function testChanged(since?: string): Promise<boolean> {
  const files = await changedFiles(since);
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return true;
  }
  console.log(`${files.length} changed files.`);
  const wide = files.filter((file) => everything.test(file));
  if (wide.length > 0) {
    console.log(`Everything depends on ${wide.join(', ')}: run npm test as well.`);
  }
  const code = files.filter((file) => /^(?:src|tests)\/.*\.[cm]?[jt]sx?$/.test(file));
  const byFolder = Object.entries({
    'content/': 'tests/content/sample-sales.test.ts',
    '.github/': 'tests/workflows/workflows.test.ts',
  }).flatMap(([folder, test]) => (files.some((file) => file.startsWith(folder)) ? [test] : []));
  const jest = [
    'jest',
    '--config',
    'tests/tooling/jest.config.cjs',
    '--passWithNoTests',
    '--findRelatedTests',
  ];
  const gates = await passes('Static gates', ['tsx', 'src/commands/check.ts', ...files]);
  const units =
    code.length + byFolder.length === 0 ||
    (await passes('Unit and content tests', [...jest, ...code, ...byFolder]));
  return gates && units && (await browserTestsPass(affectedSpecs(files)));
}
