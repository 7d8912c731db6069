import { runConfiguredTests } from './configured-tests';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/** Runs the browser tests of a site with every outside service configured; arguments go to Playwright. */
async function main(args: readonly string[]): Promise<void> {
  const config = await configureTestServers(process.env);
  const { failed } = await runConfiguredTests(config, args);
  if (failed > 0) process.exitCode = 1;
}

runMain(main);
