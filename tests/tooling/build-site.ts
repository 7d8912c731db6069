import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from './test-server-config';

/** Builds the site as the tests want it, unless that has been done. */
async function main(): Promise<void> {
  const servers = await configureTestServers(process.env);
  if (!(await ensureBuilt(process.env, servers))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
