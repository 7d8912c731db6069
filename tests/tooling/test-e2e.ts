import { runBrowserTests } from './browser-tests';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';

/** Runs the browser tests alone, on a build of the current code and content; arguments go to Playwright. */
async function main(): Promise<void> {
  const config = await configureTestServers(process.env);
  const passed =
    (await ensureBuilt(process.env, config)) &&
    (await runBrowserTests(config, process.argv.slice(2))).failed === 0;
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
