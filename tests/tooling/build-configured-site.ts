import { buildConfiguredSite } from './configured-site';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/** Builds the second site, with every outside service configured. */
async function main(): Promise<void> {
  const servers = await configureTestServers(process.env);
  if (!(await buildConfiguredSite(process.env, servers))) process.exitCode = 1;
}

runMain(main);
