import { run } from '../../src/commands/run';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';

/** Builds the site as the tests want it, unless that has been done, and tests the built pages; arguments go to Jest. */
async function main(): Promise<void> {
  const servers = await configureTestServers(process.env);
  const command = ['jest', '--config', 'tests/tooling/jest.built.config.cjs', ...process.argv.slice(2)];
  const passed = (await ensureBuilt(process.env, servers)) && (await run(command, { show: true })).ok;
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
