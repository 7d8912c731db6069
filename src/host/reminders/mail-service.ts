import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormStore, Submission, SubmissionEffects } from '../forms/stores/form-store';
import type { MailLog } from '../mail/mail-log';
import type { MailSettings } from '../mail/mail-settings';
import { createMailWorker } from '../mail/mail-worker';
import { createOutbox } from '../mail/outbox';
import { createSmtpSender, type SmtpTimeouts } from '../mail/smtp-sender';
import { createFactsReader } from './facts-reader';
import { createReminderJobs } from './reminder-jobs';
import { createSubmissionEffects } from './submission-effects';

/** The parts of a built site that e-mails need. */
interface MailSite {
  /** The file with the facts of the build about sales. */
  readonly reminderFactsFile: string;
  /** The folder of the built site, with the calendar files. */
  readonly publicDir: string;
}

interface MailServiceOptions {
  readonly store: FormStore;
  /** Null to send no e-mails; submissions and reminders are still stored. */
  readonly settings: MailSettings | null;
  /** The secret that signs the links that end reminders; null to keep one in the store. */
  readonly secret: string | null;
  /** Finds the built site, which may be replaced. */
  readonly findSite: () => Promise<MailSite>;
  readonly now: () => Date;
  readonly log: MailLog;
  readonly timeouts?: SmtpTimeouts;
}

/** E-mails of the forms and reminders. */
export interface MailService {
  /** Creates the data to store together with a submission; rejects if the store can't be read. */
  readonly effectsOf: (submission: Submission) => Promise<SubmissionEffects>;
  readonly readSecret: () => Promise<string>;
  /** Starts to look for mails that are due. */
  readonly start: () => void;
  /** Looks for mails that are due now, as after a submission; resolves when they have been sent or have failed. */
  readonly nudge: () => Promise<void>;
  /** Resolves once mails in progress have been sent or cut off. */
  readonly stop: () => Promise<void>;
}

/** Shorter than the time that the host gives its clients, so that both end in time. */
const stoppingMs = 8000;

const secretBytes = 32;

/** Reads a secret that all hosts on the store share, and remembers it. */
function createSecretReader(store: Pick<FormStore, 'keepSecret'>, given: string | null) {
  let known = given;
  return async function readSecret(): Promise<string> {
    known ??= await store.keepSecret('unsubscribe', randomBytes(secretBytes).toString('base64url'));
    return known;
  };
}

function createCalendarReader(findDir: () => Promise<string>) {
  return async function readCalendar(route: string): Promise<string | null> {
    try {
      return await readFile(path.join(await findDir(), decodeURI(route)), 'utf8');
    } catch {
      // The mail has the dates in its text.
      return null;
    }
  };
}

/** Creates the e-mails of the forms and reminders on a store. */
export function createMailService(options: MailServiceOptions): MailService {
  const { store, settings, findSite, now, log, timeouts } = options;
  const readFacts = createFactsReader(async () => (await findSite()).reminderFactsFile, log);
  const readSecret = createSecretReader(store, options.secret);
  const context = {
    readSecret,
    readCalendar: createCalendarReader(async () => (await findSite()).publicDir),
  };
  const effectsOf = createSubmissionEffects({ noticesTo: settings?.to ?? null, readFacts, context, log });
  if (settings === null) {
    const idle: Pick<MailService, 'start' | 'nudge' | 'stop'> = {
      start: () => {
        log.info('No e-mails are sent: SMTP_URL is not set');
      },
      nudge: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
    return { effectsOf, readSecret, ...idle };
  }
  const { smtpUrl: url, from } = settings;
  const send = createSmtpSender({ url, from, ...(timeouts !== undefined && { timeouts }) });
  const { enqueueDue, isStillOfUse } = createReminderJobs({ store, readFacts, now, context });
  const { deliverDue } = createOutbox({ store, send, isStillOfUse, now, log });
  const worker = createMailWorker({
    log,
    stoppingMs,
    async work(signals) {
      await deliverDue(signals);
      await enqueueDue();
      await deliverDue(signals);
    },
  });
  return { effectsOf, readSecret, ...worker };
}
