import { findPostgres, startPostgres } from '../forms/postgres-server';
import type { FixtureSite } from './fixture-site';
import type { Deployment, RunningDeployment } from './deployment';
import { startNodeHost } from './node-deployment';
import { documentedConfig, nginx, startNginx } from './web-server-deployments';

const programs = findPostgres();

/** True if this machine has nginx and PostgreSQL. */
export const isBalancedDeploymentThere = nginx !== null && programs !== null;

/** Starts nginx, configured as in docs/deployers.md, in front of hosts. */
export async function startBalancer(
  { dir }: FixtureSite,
  origins: readonly string[],
): Promise<RunningDeployment> {
  if (nginx === null) throw new Error('no nginx');
  const [first = '', second = ''] = origins.map((origin) => new URL(origin).host);
  const documented = await documentedConfig('nginx', 'upstream');
  return startNginx(dir, nginx, (port) =>
    documented
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('10.0.0.11:9000', first)
      .replace('10.0.0.12:9000', second),
  );
}

/** Starts an empty database, and returns the variables of hosts that share it behind a proxy on this machine. */
export async function startSharedStore() {
  if (programs === null) throw new Error('no PostgreSQL');
  const database = await startPostgres(programs);
  const environment = { FORMS_STORE: 'postgres', FORMS_DB: database.url, TRUST_PROXY: '127.0.0.1' };
  return { environment, remove: () => database.remove() };
}

export const balancedDeployment: Deployment = {
  name: 'two Node hosts behind nginx',
  isThere: isBalancedDeploymentThere,
  lacks: {},
  async start(site) {
    const store = await startSharedStore();
    const hosts = await Promise.all([1, 2].map(() => startNodeHost(site, store.environment)));
    const balancer = await startBalancer(
      site,
      hosts.map(({ origin }) => origin),
    );
    return {
      origin: balancer.origin,
      async stop() {
        await balancer.stop();
        await Promise.all(hosts.map((host) => host.stop()));
        await store.remove();
      },
    };
  },
};
