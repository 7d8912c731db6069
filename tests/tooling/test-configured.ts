import { buildConfiguredSite } from './configured-site';
import { runConfiguredTests } from './configured-tests';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/**
 * Builds a site with every outside service configured, in a folder of its own, and runs its browser tests; arguments
 * are passed to Playwright.
 */
async function main(args: readonly string[]): Promise<void> {
  const config = await configureTestServers(process.env);
  const passed =
    (await buildConfiguredSite(process.env, config)) && (await runConfiguredTests(config, args)).failed === 0;
  if (!passed) process.exitCode = 1;
}

runMain(main);
