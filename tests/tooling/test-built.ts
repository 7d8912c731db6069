import { run } from '../../src/lib/node/run';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/**
 * Builds the site for the tests, unless the last build is up to date, and tests the built pages; arguments are passed
 * to Jest.
 */
async function main(args: readonly string[]): Promise<void> {
  const servers = await configureTestServers(process.env);
  const command = ['jest', '--config', 'tests/tooling/jest.built.config.cjs', ...args];
  const passed = (await ensureBuilt(process.env, servers)) && (await run(command, { show: true })).ok;
  if (!passed) process.exitCode = 1;
}

runMain(main);
