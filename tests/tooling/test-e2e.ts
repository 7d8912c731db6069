import { runBrowserTests } from './browser-tests';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';

/** Runs the browser tests alone, on a build of the current code and content; arguments go to Playwright. */
async function main(): Promise<void> {
  const places = await configureTestServers(process.env);
  const passed =
    (await ensureBuilt(process.env, places)) &&
    (await runBrowserTests(places, process.argv.slice(2))).failed === 0;
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
