import { runMain } from '../lib/node/run-main';
import { readConfig } from './config';

/** Shorter than the timeout of the health check in Dockerfile. */
const patienceMs = 4000;

/** The address under which this machine reaches a host that may listen on all of its addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Checks that the host of this machine is ready, for the health check of a container. */
async function main(): Promise<void> {
  const { host, port } = readConfig(process.env);
  const url = `http://${reachable(host)}:${port}/healthz`;
  const { status } = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (status !== 200) throw new Error(`${url} answers ${status}.`);
}

runMain(main);
