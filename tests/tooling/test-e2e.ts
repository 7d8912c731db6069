import { runBrowserTests } from './browser-tests';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/** Runs the browser tests alone, on a build of the current code and content; arguments are passed to Playwright. */
async function main(args: readonly string[]): Promise<void> {
  const config = await configureTestServers(process.env);
  const passed =
    (await ensureBuilt(process.env, config)) && (await runBrowserTests(config, args)).failed === 0;
  if (!passed) process.exitCode = 1;
}

runMain(main);
