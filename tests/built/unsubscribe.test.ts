import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'node-html-parser';
import { createHost } from '../../src/host/create-host';
import { openFormStore } from '../../src/host/forms/stores/open-form-store';
import { readManifest } from '../../src/host/site/read-manifest';
import { readReminderFacts } from '../../src/host/reminders/read-reminder-facts';
import { unsubscribeLink } from '../../src/host/reminders/unsubscribe-link';

const submission = {
  id: '7a0c2f4e-3b1d-4c5e-9f60-718293a4b5c6',
  form: 'reminder',
  fields: { 'email-address': 'zoe@farm.example' },
  page: null,
  receivedAt: 0,
};

it('the button of the page to which e-mails link ends the reminders', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'unsubscribe-'));
  const store = openFormStore({ kind: 'sqlite', file: path.join(dir, 'forms.db') }, () => undefined);
  const reminder = { submissionId: submission.id, sale: 'x', email: 'zoe@farm.example', moments: ['opens'] };
  await store.saveSubmission(submission, { messages: [], reminder });
  const host = createHost({
    publicDir: path.resolve('public'),
    manifest: await readManifest('generated/host.json'),
    now: () => new Date(1000),
    forms: {
      store,
      rateLimit: 10,
      effectsOf: () => Promise.resolve({ messages: [], reminder: null }),
      readSecret: () => Promise.resolve('secret'),
    },
  });
  const url = unsubscribeLink('', 'secret', submission.id);
  const page = await host.inject({ method: 'GET', url });
  expect(page.statusCode).toBe(200);
  const form = parse(page.body).querySelector('main form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', undefined]);
  expect(form?.querySelector('button[type=submit]')?.text).toBe('Stop e-mails about this sale');
  expect((await store.findReminder(submission.id))?.unsubscribedAt).toBeNull();
  const pressed = await host.inject({ method: 'POST', url });
  const next = await host.inject({ method: 'GET', url: pressed.headers.location ?? '' });
  expect(parse(next.body).querySelector('h1')?.text).toBe('Your reminders are stopped');
  expect((await store.findReminder(submission.id))?.unsubscribedAt).toBe(1000);
  await host.close();
  await rm(dir, { recursive: true });
});

it('the build gives the host the facts of every sale', async () => {
  const { schedules } = await readManifest('generated/host.json');
  const { sales } = await readReminderFacts('generated/reminders.json');
  expect(sales.map(({ slug }) => slug)).toEqual(schedules.map(({ slug }) => slug));
  expect(sales.some(({ results }) => results !== null)).toBe(true);
});
