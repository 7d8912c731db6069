import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import type { HostConfig } from './config';
import { errorCode } from '../lib/error-code';
import { openFormStore } from './forms/stores/open-form-store';
import { listen } from './listen';
import { createPublicFiles } from './public-files';
import { readManifest } from './read-manifest';
import { createMailService } from './reminders/mail-service';
import { readReminderFacts } from './reminders/read-reminder-facts';

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

/** The store of the forms and their e-mails; null when the host takes no forms. */
async function startForms(config: HostConfig, getLog: () => FastifyInstance['log'], now = () => new Date()) {
  const { formStore, mail, formsSecret, reminderFactsFile, publicDir, formRateLimit } = config;
  if (formStore === null) return null;
  if (mail !== null) await readReminderFacts(reminderFactsFile);
  const store = openFormStore(formStore, (error) => {
    getLog().warn({ reason: error.message }, 'the connection to the database of the forms was lost');
  });
  const mails = createMailService({
    store,
    settings: mail,
    secret: formsSecret,
    factsFile: reminderFactsFile,
    publicDir,
    now,
    log: {
      info: (line) => {
        getLog().info(line);
      },
      warn: (line) => {
        getLog().warn(line);
      },
      error: (line) => {
        getLog().error(line);
      },
    },
  });
  async function close(): Promise<void> {
    await mails.stop();
    await store.close();
  }
  return {
    store: { ...store, close },
    rateLimit: formRateLimit,
    effectsOf: mails.effectsOf,
    onSaved: () => void mails.nudge(),
    readSecret: mails.readSecret,
    mails,
  };
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
  const getLog = () => app.log;
  const forms = await startForms(config, getLog, now);
  const app = createHost({ ...config, manifest, forms, ...(now !== undefined && { now }) });
  if (forms !== null) {
    // E-mails that are being sent go on while requests in flight are answered.
    app.addHook('preClose', (done) => {
      void forms.mails.stop();
      done();
    });
  }
  try {
    await listen(app, config.host, config.port);
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  forms?.mails.start();
  return app;
}
