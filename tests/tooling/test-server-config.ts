import { createServer } from 'node:net';
import { readServerConfig, type ServerConfig } from '../../src/commands/server-config';

/** The day for which the sample content was written, so that every run tests the same site. */
const contentDate = '2026-11-21';

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, 'localhost', () => {
      resolve(true);
    });
  });
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port += 2) if (await isFree(port)) return port;
  throw new Error(`No port is free from ${from} to ${from + 100}. Choose one: PORT=8000 npm test`);
}

/**
 * Sets the variables for the build and the addresses of a test run, unless they are set already. The ports are the same
 * in every run while they are free: the built pages contain them, so other ports would require another build.
 */
export async function configureTestServers(env: NodeJS.ProcessEnv): Promise<ServerConfig> {
  env.CONTENT_DATE ??= contentDate;
  env.PORT ??= String(await freePort(9100));
  env.ENGINE_PORT ??= String(await freePort(9101));
  return readServerConfig(env);
}
