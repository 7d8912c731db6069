import { expect, type Locator, type Page } from '@playwright/test';

/** Returns a form whose code has loaded: the browser no longer validates it. */
export async function ready(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

/** Returns the status line of a form beside its button. */
export function statusLine(form: Locator): Locator {
  return form.locator('p', { has: form.page().getByRole('status') });
}

/** Fills in a form like a person: the host refuses any that was filled in within a second. */
export async function fillIn(form: Locator, message: string | null): Promise<void> {
  await form.getByLabel('First name').fill('Zoé');
  await form.getByLabel('Last name').fill('Lefebvre-Côté');
  await form.getByLabel('Email address').fill('zoe@farm.example');
  await form.getByLabel('Phone number').fill('(780) 555-0199');
  if (message !== null) await form.getByLabel('Message').fill(message);
  await waitLikeAPerson(form.page());
}

/** Waits until a person could have filled in the form. */
export async function waitLikeAPerson(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now() + 1100);
  await page.waitForFunction((moment) => performance.now() > moment, since);
}

interface Sent {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Collects the forms that the page posts. */
export function collectPosts(page: Page): Sent[] {
  const posts: Sent[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || (pathname !== '/' && pathname !== '/thanks/')) return;
    posts.push({ path: pathname, fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')) });
  });
  return posts;
}
