import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HostConfig } from '../../../src/host/config';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { publishRelease } from '../../../src/host/releases/publish-release';
import { startHost } from '../../../src/host/start-host';
import { startMailServer, type MailServer, type TakenMail } from '../../stand-ins/mail/mail-server';
import { postForm } from '../forms/serve-forms';
import { configureHost } from './configure-host';
import { askedAt } from './mail-fixture';

let dir: string;
let server: MailServer;
let config: HostConfig;
let host: FastifyInstance;

async function start(): Promise<string> {
  host = await startHost(config, () => new Date(askedAt));
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${String(address.port)}`;
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mail-host-'));
  server = await startMailServer();
  config = await configureHost(dir, { FORMS_DB: path.join(dir, 'forms.db'), SMTP_URL: server.url });
});
afterEach(async () => {
  await host.close();
  await server.close();
  await rm(dir, { recursive: true });
});

const reminder = new URLSearchParams([
  ['form-name', 'reminder'],
  ['submission-id', '3f2b8c1e-5a4d-4e6f-8b9a-0c1d2e3f4a5b'],
  ['website', ''],
  ['page', '/auctions/souris-flats/reminder/'],
  ['shown-for', '5200'],
  ['sale', 'souris-flats'],
  ['email-address', 'zoe@farm.example'],
  ['moments', 'opens'],
  ['moments', 'results'],
]);

/** Waits for a number of mails by stopping the running host, which sends those in progress. */
async function mailToVisitor(origin: string): Promise<TakenMail> {
  expect((await postForm(origin, reminder)).status).toBe(200);
  await host.close();
  expect(server.mails).toHaveLength(2);
  const mail = server.mails.find(({ recipients }) => recipients.includes('zoe@farm.example'));
  if (mail === undefined) throw new Error('There is no mail to the visitor.');
  return mail;
}

/** The unsubscribe link of a mail, on the running host. */
function linkOf(mail: TakenMail, origin: string): string {
  const link = /https:\/\/site\.example(\/reminders\/unsubscribe\/\?\S+)/.exec(mail.text ?? '')?.[1] ?? '';
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: `https://site.example${link}` } });
  return origin + link;
}

async function isUnsubscribed(): Promise<boolean> {
  const store = openFormStore({ kind: 'sqlite', file: path.join(dir, 'forms.db') }, () => undefined);
  const [stored] = await store.listReminders();
  await store.close();
  return stored?.unsubscribedAt === askedAt;
}

function post(link: string, body: string, type = 'application/x-www-form-urlencoded'): Promise<Response> {
  return fetch(link, { method: 'POST', body, redirect: 'manual', headers: { 'content-type': type } });
}

describe('the host', () => {
  it('mails accepted forms, and ends reminders only by the signed link', async () => {
    const mail = await mailToVisitor(await start());
    expect(mail.headers.get('list')).toMatchObject({
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    const link = linkOf(mail, await start());
    for (const forged of [link.replace(/id=./, 'id=4'), link.slice(0, -1), link.split('&')[0] ?? ''])
      expect((await post(forged, '')).status).toBe(400);
    expect(await isUnsubscribed()).toBe(false);
    const pressed = await post(link, '');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/reminders/unsubscribed/']);
    expect(pressed.headers.get('cache-control')).toBe('no-store');
    const oneClick = await post(link, 'List-Unsubscribe=One-Click');
    expect([oneClick.status, await oneClick.text()]).toEqual([200, 'Unsubscribed\n']);
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(link, multipart, 'multipart/form-data; boundary=x')).status).toBe(200);
    expect((await post(link, 'x'.repeat(5000))).status).toBe(413);
    expect(await isUnsubscribed()).toBe(true);
  });

  it('ends nothing when a program merely opens the link', async () => {
    const link = linkOf(await mailToVisitor(await start()), await start());
    expect((await fetch(link)).status).toBe(404);
    expect(await isUnsubscribed()).toBe(false);
  });

  it('serves a release without facts about sales, and sends mails once another one has them', async () => {
    const { publicDir, reminderFactsFile } = config;
    await writeFile(path.join(publicDir, '404.html'), '<title>Missing</title>');
    const facts = await readFile(reminderFactsFile);
    await writeFile(reminderFactsFile, '{"version":"another"}');
    const releasesDir = path.join(dir, 'releases');
    config = { ...config, releasesDir };
    const origin = await start();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await writeFile(reminderFactsFile, facts);
    await publishRelease(config, releasesDir, '000001', console.warn);
    await mailToVisitor(origin);
  });

  it('sends no mails without a build that has facts about sales', async () => {
    await rm(config.reminderFactsFile);
    await expect(startHost(config)).rejects.toThrow('npm run build');
    config = { ...config, mail: null };
    await start();
  });
});
