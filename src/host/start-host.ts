import type { FastifyInstance } from 'fastify';
import { createHost } from './create-host';
import type { HostConfig } from './config';
import { errorCode } from '../lib/error-code';
import { openFormStore } from './forms/stores/open-form-store';
import { listen } from './listen';
import { openSites } from './open-sites';
import { createRebuildService } from './rebuilds/rebuild-service';
import { createMailService } from './reminders/mail-service';
import { readReminderFacts } from './reminders/read-reminder-facts';
import type { SiteSource } from './site/site';

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

/** A log that collects lines until the app exists, and then passes them on to the app's log. */
function createHostLog() {
  let app: FastifyInstance | null = null;
  const early: (() => void)[] = [];
  function writer(level: 'info' | 'warn' | 'error') {
    return (line: string): void => {
      if (app === null) early.push(() => app?.log[level](line));
      else app.log[level](line);
    };
  }
  return {
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    attach(started: FastifyInstance): void {
      app = started;
      for (const write of early) write();
    },
  };
}

type HostLog = ReturnType<typeof createHostLog>;

/** The store of the forms and their e-mails; null when the host takes no forms. */
async function startForms(config: HostConfig, sites: SiteSource, log: HostLog, now = () => new Date()) {
  const { formStore, mail, formsSecret, formRateLimit, releasesDir, reminderFactsFile } = config;
  if (formStore === null) return null;
  // With releases, the site is served without e-mails until a release has the facts; a log line says so.
  if (mail !== null && releasesDir === null) await readReminderFacts(reminderFactsFile);
  const store = openFormStore(formStore, (error) => {
    log.warn(`The connection to the database of the forms was lost: ${error.message}`);
  });
  const mails = createMailService({
    store,
    settings: mail,
    secret: formsSecret,
    findSite: () => sites.current(),
    now,
    log,
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
  const log = createHostLog();
  const sites = await openSites(config, log);
  const forms = await startForms(config, sites, log, now);
  const rebuilds = createRebuildService({ config, sites, log, now: now ?? (() => new Date()) });
  const app = createHost({
    ...config,
    sites,
    forms,
    rebuildRoutes: rebuilds,
    ...(now !== undefined && { now }),
  });
  log.attach(app);
  if (forms !== null) {
    // E-mails in progress are sent while pending requests are answered.
    app.addHook('preClose', (done) => {
      void forms.mails.stop();
      done();
    });
  }
  if (rebuilds !== null) app.addHook('preClose', () => rebuilds.stop());
  try {
    await listen(app, config.host, config.port);
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  forms?.mails.start();
  rebuilds?.start();
  return app;
}
