import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../src/host/config';
import type { FormStore } from '../../src/host/forms/stores/form-store';
import { openFormStore } from '../../src/host/forms/stores/open-form-store';
import { unsubscribeLink } from '../../src/host/reminders/unsubscribe-link';
import { startHost } from '../../src/host/start-host';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { test as base } from './test';

const secret = 'a secret that signs the links of this host alone';
const submissionId = '7a0c2f4e-3b1d-4c5e-9f60-718293a4b5c6';
const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 };

interface Reminded {
  readonly store: FormStore;
  /** Returns the link of an e-mail, signed with a secret. */
  readonly linkBy: (signedBy: string) => string;
}

/** The built site on its own host, whose store contains a reminder. */
const test = base.extend<{ reminded: Reminded }>({
  // Playwright reads from the destructuring pattern which fixtures this one needs: none.
  reminded: async ({}, use) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'unsubscribe-'));
    const file = path.join(dir, 'forms.db');
    const store = openFormStore({ kind: 'sqlite', file }, () => undefined);
    const [email, sale, moments] = ['zoe@farm.example', 'four-mile-coulee', ['opens']];
    await store.saveSubmission(
      {
        id: submissionId,
        form: 'reminder',
        fields: { 'email-address': email, sale, moments },
        page: null,
        receivedAt: 0,
      },
      { messages: [], reminder: { submissionId, sale, email, moments } },
    );
    const config = readConfig({ LOG_LEVEL: 'silent', FORMS_DB: file, FORMS_SECRET: secret });
    const host = await startHost({ ...config, port: 0, host: '127.0.0.1' });
    const address = host.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const origin = `http://127.0.0.1:${String(address.port)}`;
    await use({ store, linkBy: (signedBy) => unsubscribeLink(origin, signedBy, submissionId) });
    await Promise.all([host.close(), store.close()]);
    await rm(dir, { recursive: true });
  },
});

async function isEnded({ store }: Reminded): Promise<boolean> {
  return (await store.findReminder(submissionId))?.unsubscribedAt !== null;
}

async function pressButton(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Stop e-mails about this sale' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the link opens a page whose button ends the reminders, even a second time', async ({
      page,
      reminded,
    }) => {
      await acceptCookies(page);
      for (const time of ['once', 'twice']) {
        await page.goto(reminded.linkBy(secret));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop reminders about this sale?');
        if (javaScriptEnabled) expect(await violationsIn(page)).toEqual([]);
        expect([time, await isEnded(reminded)]).toEqual([time, time === 'twice']);
        await pressButton(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reminders are stopped');
        await expect(page).toHaveURL(/\/reminders\/unsubscribed\/$/);
        expect(await isEnded(reminded)).toBe(true);
      }
    });

    test('a link that was truncated or signed by another host ends nothing, and says what to do', async ({
      page,
      reminded,
    }) => {
      await acceptCookies(page);
      const links = [reminded.linkBy(secret).slice(0, -1), reminded.linkBy('the secret before this one')];
      for (const link of links) {
        await page.goto(link);
        await pressButton(page);
        await expect(
          page.getByText('This link is not complete. Copy all of it from the e-mail.'),
        ).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop reminders about this sale?');
        expect(await isEnded(reminded)).toBe(false);
      }
    });
  });
}

test('one press in a mail program ends the reminders without a page, even a second time', async ({
  request,
  reminded,
}) => {
  const forged = await request.post(reminded.linkBy('the secret before this one'), oneClick);
  expect([forged.status(), forged.headers()['content-type']]).toEqual([400, 'text/plain']);
  expect(await isEnded(reminded)).toBe(false);
  for (const time of ['once', 'twice']) {
    const pressed = await request.post(reminded.linkBy(secret), oneClick);
    expect([time, pressed.status(), await pressed.text()]).toEqual([time, 200, 'Unsubscribed\n']);
    expect(await isEnded(reminded)).toBe(true);
  }
});
