import { expect, type Page } from '@playwright/test';
import type { SentryStandIn } from '../stand-ins/sentry/sentry';
import { test } from './services';

function ofType({ items }: SentryStandIn, type: string) {
  return items.filter((item) => item.type === type).map(({ payload }) => payload);
}

async function crash(page: Page): Promise<void> {
  await page.goto('/error-test/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We have encountered an error in this page.',
  );
}

test('a failed page is reported and logged, and says so once the report has arrived', async ({
  page,
  sentry,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await crash(page);
  await expect(page.getByText(/^Our team was alerted\./)).toBeVisible();
  expect(logged.some((text) => text.startsWith('The page /error-test/ failed.'))).toBe(true);
  const [event] = ofType(sentry, 'event');
  expect(event).toMatchObject({ environment: 'staging', release: 'r1', platform: 'javascript' });
  expect(event).not.toHaveProperty('user');
  await page.getByRole('textbox').fill('I pressed the button. ada@farm.example');
  await page.getByRole('button', { name: 'Send to our team' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  const [feedback] = ofType(sentry, 'feedback');
  expect(feedback).toMatchObject({
    contexts: {
      feedback: { message: 'I pressed the button. [e-mail]', associated_event_id: event?.event_id },
    },
  });
});

test('the page does not claim to have sent a report that was refused', async ({ page, sentry }) => {
  sentry.fault = 'failing';
  await crash(page);
  await expect(page.getByText(/^Our team has not been alerted/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('errors from before the page is idle are reported, without what was typed', async ({ page, sentry }) => {
  await page.addInitScript(() => {
    // Runs as soon as the site's first script does, which is long before the page is idle.
    const throwWhenStarted = () => {
      if (!('___chunkMapping' in window)) requestAnimationFrame(throwWhenStarted);
      else throw new Error('Not found: ada@farm.example at /sales/?coordinates=-113_53');
    };
    throwWhenStarted();
  });
  await page.goto('/search/?query=my+own+name', { waitUntil: 'networkidle' });
  await expect.poll(() => ofType(sentry, 'event').length).toBe(1);
  const text = JSON.stringify(sentry.items);
  expect(text).toContain('Not found: [e-mail] at /sales/');
  for (const typed of ['ada@', 'coordinates', 'my+own', 'my own']) expect(text).not.toContain(typed);
});

test('visits are counted, except for those who declined', async ({ page, sentry }) => {
  await page.goto('/faq/', { waitUntil: 'networkidle' });
  await expect.poll(() => ofType(sentry, 'session').length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  const before = sentry.items.length;
  await page.reload({ waitUntil: 'networkidle' });
  expect(sentry.items.slice(before).map(({ type }) => type)).not.toContain('session');
});
