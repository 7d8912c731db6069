import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../host/config';
import { createHost } from '../host/create-host';
import { openFormStore } from '../host/forms/stores/open-form-store';
import { reminderOf } from '../host/reminders/submission-effects';

/**
 * Starts a host that takes the forms of `gatsby develop`, on a port of its own. It stores them like any other host, and
 * sends no e-mails. Null if forms are turned off.
 */
export async function startDevelopForms(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly host: FastifyInstance; readonly origin: string } | null> {
  const { formStore, formRateLimit } = readConfig({ ...env, HOST: '127.0.0.1', PORT: '0' });
  if (formStore === null) return null;
  const host = createHost({
    publicDir: path.resolve('public'),
    manifest: { headers: [], redirects: [], schedules: [] },
    logLevel: 'warn',
    forms: {
      store: openFormStore(formStore, (error) => {
        host.log.warn(error.message);
      }),
      rateLimit: formRateLimit,
      effectsOf: (submission) => Promise.resolve({ messages: [], reminder: reminderOf(submission) }),
    },
  });
  return { host, origin: await host.listen({ host: '127.0.0.1', port: 0 }) };
}
