import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/** Builds the site for the tests, unless the last build is up to date. */
async function main(): Promise<void> {
  const servers = await configureTestServers(process.env);
  if (!(await ensureBuilt(process.env, servers))) process.exitCode = 1;
}

runMain(main);
