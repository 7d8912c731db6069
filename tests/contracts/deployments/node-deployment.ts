import path from 'node:path';
import { readConfig, type HostConfig } from '../../../src/host/config';
import { startHost } from '../../../src/host/start-host';
import type { FixtureSite } from './fixture-site';
import type { Deployment, RunningDeployment } from './deployment';

/**
 * Starts the host for a site, on a port of its own.
 *
 * @param environment Variables in addition to those of the folder.
 * @param settings Settings without a variable, such as an address of a stand-in.
 */
export async function startNodeHost(
  { dir, publicDir }: FixtureSite,
  environment: Readonly<Record<string, string>> = {},
  settings: Partial<HostConfig> = {},
): Promise<RunningDeployment> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    FORMS_DB: path.join(dir, 'data', 'forms.db'),
    ...environment,
  });
  const generated = path.join(dir, 'generated');
  const app = await startHost({
    ...config,
    publicDir,
    manifestFile: path.join(generated, 'host.json'),
    reminderFactsFile: path.join(generated, 'reminders.json'),
    ...settings,
  });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => app.close() };
}

/** The Node host, as `npm run serve` starts it. */
export const nodeDeployment: Deployment = {
  name: 'the Node host',
  isThere: true,
  lacks: {},
  start: (site) => startNodeHost(site),
};
