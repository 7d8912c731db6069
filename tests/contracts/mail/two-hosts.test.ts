import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HostConfig } from '../../../src/host/config';
import { startHost } from '../../../src/host/start-host';
import { startMailServer, type MailServer } from '../../stand-ins/mail/mail-server';
import { findPostgres, startPostgres, type PostgresServer } from '../forms/postgres-server';
import { contactFields, postForm } from '../forms/serve-forms';
import { configureHost } from './configure-host';
import { askedAt } from './mail-fixture';

const programs = findPostgres();
const visitors = ['ann', 'bea', 'cal', 'dot', 'eli', 'fay'];

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

function reminderOf(visitor: string, index: number): URLSearchParams {
  return new URLSearchParams([
    ['form-name', 'reminder'],
    ['submission-id', idOf(index)],
    ['website', ''],
    ['page', '/auctions/souris-flats/reminder/'],
    ['shown-for', '5200'],
    ['sale', 'souris-flats'],
    ['email-address', `${visitor}@farm.example`],
    ['moments', 'opens'],
    ['moments', 'closes'],
  ]);
}

(programs === null ? describe.skip : describe)('two hosts on one PostgreSQL', () => {
  let dir: string;
  let database: PostgresServer;
  let server: MailServer;
  let config: HostConfig;

  beforeAll(async () => {
    if (programs === null) return;
    dir = await mkdtemp(path.join(tmpdir(), 'two-hosts-'));
    database = await startPostgres(programs);
    server = await startMailServer();
    config = await configureHost(dir, {
      FORMS_STORE: 'postgres',
      FORMS_DB: database.url,
      FORMS_RATE_LIMIT: '1000',
      SMTP_URL: server.url,
    });
  });
  afterAll(async () => {
    await Promise.all([server.close(), database.remove()]);
    await rm(dir, { recursive: true });
  });

  /** Starts both hosts at the same time, with the clock at a moment. */
  async function startBoth(at: number): Promise<readonly FastifyInstance[]> {
    return Promise.all([1, 2].map(() => startHost(config, () => new Date(at))));
  }

  function originOf(host: FastifyInstance): string {
    const address = host.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  /** Subjects of all mails by recipient, once `count` mails have arrived and both hosts have stopped. */
  async function mailsOnceStopped(hosts: readonly FastifyInstance[], count: number): Promise<string[]> {
    while (server.mails.length < count) await setImmediate();
    await Promise.all(hosts.map((host) => host.close()));
    return server.mails.map(({ recipients, subject }) => `${recipients.join()}: ${subject ?? ''}`).sort();
  }

  it('send each mail once: for forms that both receive, and for reminders that are due on both', async () => {
    const taking = await startBoth(askedAt);
    const forms = [
      ...visitors.map(reminderOf),
      new URLSearchParams({ ...contactFields, 'submission-id': idOf(visitors.length) }),
    ];
    // Each form reaches both, as if the answer of the first was lost.
    const posts = taking.flatMap((host) => forms.map((form) => postForm(originOf(host), form)));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const sent = [
      ...visitors.flatMap((visitor) => [
        `${visitor}@farm.example: We will remind you of Souris Flats`,
        `office@site.example: Reminder about Souris Flats for ${visitor}@farm.example`,
      ]),
      'office@site.example: Message from Zoë Müller',
    ];
    expect(await mailsOnceStopped(taking, sent.length)).toEqual([...sent].sort());

    for (const [time, subject] of [
      ['2026-03-17T15:00:00Z', 'Bidding on Souris Flats opens Mar 18, 2026 at 9:00 AM CST'],
      ['2026-03-18T16:00:00Z', 'Bidding on Souris Flats begins to close Mar 18, 2026 at 11:00 AM CST'],
    ] as const) {
      sent.push(...visitors.map((visitor) => `${visitor}@farm.example: ${subject}`));
      const reminding = await startBoth(Date.parse(time));
      expect(await mailsOnceStopped(reminding, sent.length)).toEqual([...sent].sort());
    }
  });
});
