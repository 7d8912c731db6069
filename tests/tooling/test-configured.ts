import { runConfiguredTests } from './configured-tests';
import { configureTestServers } from './test-server-config';

/** Runs the browser tests of a site with every outside service configured; arguments go to Playwright. */
async function main(): Promise<void> {
  const config = await configureTestServers(process.env);
  const { failed } = await runConfiguredTests(config, process.argv.slice(2));
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
