import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import type { HostConfig } from './config';
import { errorCode } from '../lib/error-code';
import { openFormStore } from './forms/stores/open-form-store';
import { listen } from './listen';
import { createPublicFiles } from './public-files';
import { readManifest } from './read-manifest';

function explainListenError(error: unknown, { host, port }: HostConfig): unknown {
  const reasons = new Map<string | undefined, string>([
    [
      'EADDRINUSE',
      `Port ${port} on ${host} is taken by another program. Stop it, or choose another: PORT=9010`,
    ],
    ['EACCES', `Port ${port} may not be used by this account. Choose one above 1023: PORT=9000`],
    ['EADDRNOTAVAIL', `${host} is not an address of this machine. Use HOST=localhost or HOST=0.0.0.0`],
    ['ENOTFOUND', `${host} is not a known host name. Use HOST=localhost or HOST=0.0.0.0`],
  ]);
  const reason = reasons.get(errorCode(error));
  return reason === undefined ? error : new Error(reason, { cause: error });
}

/**
 * Starts serving the built site.
 *
 * @param now The clock; the system's unless a test passes its own.
 * @throws When there is no site or no free port; the message says what to do.
 */
export async function startHost(config: HostConfig, now?: () => Date): Promise<FastifyInstance> {
  if (!(await createPublicFiles(config.publicDir).isBuilt())) {
    throw new Error(`There is no built site in ${config.publicDir}. Build it first: npm run build`);
  }
  const manifest = await readManifest(config.manifestFile);
  const store =
    config.formStore === null
      ? null
      : openFormStore(config.formStore, (error) => {
          app.log.warn({ reason: error.message }, 'the connection to the database of the forms was lost');
        });
  const app = createHost({
    ...config,
    manifest,
    forms: store && {
      store,
      rateLimit: config.formRateLimit,
      effectsOf: () => Promise.resolve({ messages: [], reminder: null }),
    },
    ...(now !== undefined && { now }),
  });
  try {
    await listen(app, config.host, config.port);
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  return app;
}
