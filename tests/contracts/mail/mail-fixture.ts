import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormStore, Submission } from '../../../src/host/forms/stores/form-store';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { createMailService, type MailService } from '../../../src/host/reminders/mail-service';
import type { ReminderSale } from '../../../src/model/derive/reminder-facts';
import { exampleReminderSale } from '../../../src/model/derive/reminder-sale.example';
import { startMailServer, type MailServer } from '../../stand-ins/mail/mail-server';
import { siteFacts } from './site-facts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

let count = 0;

/** A visitor's request to be reminded at all moments, a week before the example sale opens. */
export function reminderSubmission(given: Partial<Submission['fields']> = {}, at = askedAt): Submission {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    form: 'reminder',
    fields: {
      sale: 'souris-flats',
      'email-address': 'zoe@farm.example',
      moments: ['opens', 'closes', 'results'],
      ...given,
    },
    page: '/auctions/souris-flats/reminder/',
    receivedAt: at,
  };
}

export const askedAt = Date.parse('2026-03-11T18:00:00Z');

interface HostOptions {
  readonly smtpUrl?: string;
  readonly patienceMs?: number;
  /** Addresses of the company. */
  readonly to?: readonly string[];
  /** Null for one that is kept in the store. */
  readonly secret?: string | null;
  /** Wraps the store with faults. */
  readonly wrapStore?: (store: FormStore) => FormStore;
}

/** Everything that sends mails, on a clock that tests set. */
export interface MailFixture {
  readonly server: MailServer;
  readonly store: FormStore;
  readonly formsFile: string;
  readonly lines: string[];
  now: number;
  /** Writes the facts of the build about sales. */
  build: (...sales: readonly ReminderSale<Date>[]) => Promise<void>;
  /** A host on the store, which is not started: `nudge` is one round. */
  host: (given?: HostOptions) => MailService;
  /** Stores a submission as the host does. */
  submit: (host: MailService, submission: Submission) => Promise<void>;
  /** Does one round at a time. */
  workAt: (host: MailService, time: number | string) => Promise<void>;
  subjects: () => (string | undefined)[];
  close: () => Promise<void>;
}

/** Creates a site with the example sale, an empty store and a mail server. */
export async function createMailFixture(): Promise<MailFixture> {
  const dir = await mkdtemp(path.join(tmpdir(), 'mail-'));
  const factsFile = path.join(dir, 'reminders.json');
  const calendars = path.join(dir, 'public', 'auctions', 'souris-flats');
  await mkdir(calendars, { recursive: true });
  await writeFile(path.join(calendars, 'souris-flats.ics'), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  const server = await startMailServer();
  const formsFile = path.join(dir, 'forms.db');
  const open = () => openFormStore({ kind: 'sqlite', file: formsFile }, () => undefined);
  const stores = [open()];
  const store = open();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);

  const fixture: MailFixture = {
    server,
    store,
    formsFile,
    lines,
    now: askedAt,
    async build(...sales) {
      await writeFile(factsFile, JSON.stringify({ ...siteFacts(), sales }));
    },
    host(given = {}) {
      const { smtpUrl = server.url, patienceMs = 20_000, secret = 'secret', wrapStore } = given;
      const { to = ['office@site.example'] } = given;
      // Each host has a connection of its own.
      const own = open();
      stores.push(own);
      return createMailService({
        store: wrapStore?.(own) ?? own,
        settings: { smtpUrl, from: 'Example Land <hello@site.example>', to },
        secret,
        findSite: () =>
          Promise.resolve({ reminderFactsFile: factsFile, publicDir: path.join(dir, 'public') }),
        now: () => new Date(fixture.now),
        log: { info: log, warn: log, error: log },
        timeouts: { connectionMs: patienceMs, silenceMs: patienceMs },
      });
    },
    async submit(host, submission) {
      await store.saveSubmission(submission, await host.effectsOf(submission));
    },
    async workAt(host, time) {
      fixture.now = typeof time === 'string' ? Date.parse(time) : time;
      await host.nudge();
    },
    subjects: () => server.mails.map(({ subject }) => subject),
    async close() {
      await Promise.all([store, ...stores].map((opened) => opened.close()));
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
  await fixture.build(exampleReminderSale());
  return fixture;
}
