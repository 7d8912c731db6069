import path from 'node:path';
import { compressFolder } from '../host/compress-folder';
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build-stamp';
import type { ServerConfig } from './server-config';
import { gatsbyEnvironment, runGatsby } from './run-gatsby';

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Builds and compresses the site unless the last build was made from the same inputs.
 *
 * @returns False when the build failed; Gatsby has printed the reason.
 */
export async function ensureBuilt(env: NodeJS.ProcessEnv, config: ServerConfig): Promise<boolean> {
  const buildEnv = gatsbyEnvironment(env, config);
  const inputs = await hashInputs(buildEnv);
  if (await isBuilt(inputs)) {
    printLine('The site is built already and nothing has changed since.');
  } else {
    printLine('Building the site (the first time takes about two minutes) ...');
    await removeStamp();
    if (!(await runGatsby(['build'], buildEnv))) return false;
    await writeStamp(inputs);
  }
  // Even after a skipped build: the last run may have been stopped while compressing.
  let tenths = 0;
  const { compressed } = await compressFolder(path.resolve('public'), (done, total) => {
    if (done === 1) printLine(`Compressing ${total} files ...`);
    const reached = Math.floor((done * 10) / total);
    if (reached > tenths) printLine(`  ${done} of ${total}`);
    tenths = reached;
  });
  if (compressed > 0) printLine('Compressed.');
  return true;
}
