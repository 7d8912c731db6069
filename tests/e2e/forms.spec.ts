import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { collectPosts, fillIn, ready, statusLine, waitLikeAPerson } from './forms';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { routes } from '../tooling/company';
import { test } from './test';
import { slowDownToasts, toasts } from './toasts';

const failure = 'An error occurred while submitting. Please try again.';
const thanks = 'Thanks for contacting us! We will get in touch with you shortly.';
const salePage = '/auctions/four-mile-coulee/';
const newsletterCall = '**/api/account/subscribe-newsletter';

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await slowDownToasts(page);
});

async function visitContact(page: Page): Promise<Locator> {
  await page.goto('/contact/');
  return ready(page.getByRole('main').locator('form'));
}

async function openPanel(page: Page, path: string, link: string): Promise<Locator> {
  await openPage(page, path);
  await page.getByRole('link', { name: link }).click();
  return ready(page.getByRole('dialog').locator('form'));
}

test.describe('the contact form', () => {
  test('says what is missing, and leads to it by keyboard', async ({ page }) => {
    const form = await visitContact(page);
    await form.getByLabel('Email address').fill('wes@farm');
    await form.getByLabel('Phone number').fill('780 555 019');
    await form.getByLabel('Phone number').press('Enter');
    const summary = page.getByRole('region', { name: /^Please fix/ });
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAccessibleName('Please fix 5 things.');
    await expect(summary.getByRole('link')).toHaveText([
      'First name is required',
      'Last name is required',
      'Please enter a valid Email Address',
      'Phone number must be 10 digits',
      'Message is required',
    ]);
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const lastName = form.getByRole('textbox', { name: 'Last name' });
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAccessibleDescription('Last name is required');
    await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(
      '10 digits, with area code Phone number must be 10 digits',
    );
    await page.keyboard.type('Lee');
    await expect(lastName).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(4);
  });

  test('reaches the host, thanks in a toast and beside the button, and is empty again', async ({ page }) => {
    const posts = collectPosts(page);
    const form = await visitContact(page);
    await fillIn(form, 'Is the well on NW-14 shared?');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: 'Send message' }).click();
    expect((await answered).status()).toBeLessThan(300);
    await expect(toasts(page).getByRole('status')).toContainText(thanks);
    await expect(statusLine(form)).toHaveText(thanks);
    // It is announced once, by the toast.
    await expect(form.getByRole('status')).toHaveText('');
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(posts).toMatchObject([
      { path: '/', fields: { 'form-name': 'contact', 'phone-number': '+17805550199', page: '/contact/' } },
    ]);
  });

  test('is sent once on a double press over a slow network', async ({ page }) => {
    const posts = collectPosts(page);
    const form = await visitContact(page);
    await fillIn(form, 'Twice?');
    const release = await holdRequests(page, '/');
    const button = form.getByRole('button', { name: 'Send message' });
    await button.dblclick();
    await form.getByLabel('Last name').press('Enter');
    await expect(form.getByRole('status')).toHaveText('Sending…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(statusLine(form)).toHaveText(thanks);
    expect(posts).toHaveLength(1);
  });

  test('keeps everything when it fails, and tries again under the same id', async ({ page }) => {
    const posts = collectPosts(page);
    const form = await visitContact(page);
    await fillIn(form, 'Hello');
    await page.route('/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const button = form.getByRole('button', { name: 'Send message' });
    await button.click();
    await expect(toasts(page).getByRole('alert')).toContainText(failure);
    await expect(statusLine(form)).toHaveText(failure);
    await expect(form.getByRole('status')).toHaveText('');
    await expect(form.getByLabel('Message')).toHaveValue('Hello');
    await page.unroute('/');
    await button.click();
    await expect(statusLine(form)).toHaveText(thanks);
    const ids = posts.map(({ fields }) => fields['submission-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('has what was typed after a visit to another page', async ({ page }) => {
    const form = await visitContact(page);
    await form.getByLabel('Message').fill('Half a message');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL('/testimonials/');
    await page.goBack();
    await ready(form);
    await expect(form.getByLabel('Message')).toHaveValue('Half a message');
  });

  for (const width of [320, 390, 1440])
    test(`has no accessibility violations at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/contact/', '/subscribe/', `${salePage}reminder/`, '/thanks/']) {
        await openPage(page, path);
        expect([path, await violationsIn(page)]).toEqual([path, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
});

test.describe('the contact panel', () => {
  test('repeats only the newsletter when that alone failed', async ({ page }) => {
    const posts = collectPosts(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/subscribe-newsletter'))
        calls.push(request.postData() ?? '');
    });
    await openPage(page, routes.sell);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Ask what your land could sell for' })
      .first()
      .click();
    const form = await ready(page.getByRole('dialog').locator('form'));
    await fillIn(form, 'Hello');
    await page.route(newsletterCall, (route) => route.fulfill({ status: 503 }));
    const button = form.getByRole('button', { name: 'Send message' });
    await button.click();
    await expect(toasts(page)).toContainText(failure);
    await expect(statusLine(form)).toContainText('but could not subscribe you to the newsletter');
    await page.unroute(newsletterCall);
    await button.click();
    await expect(statusLine(form)).toHaveText(thanks);
    expect(posts).toMatchObject([{ fields: { 'form-name': 'contact', subscribe: 'yes' } }]);
    expect(calls.length).toBeGreaterThanOrEqual(2);
    expect(JSON.parse(calls.at(-1) ?? '')).toMatchObject({
      Email: 'zoe@farm.example',
      Source: 'MiniContactForm',
    });
  });

  test('asks about the sale that it was opened on', async ({ page }) => {
    const posts = collectPosts(page);
    const form = await openPanel(page, salePage, 'Send a question');
    await expect(form).toContainText('About Four Mile Coulee');
    expect(await violationsIn(page, 'dialog')).toEqual([]);
    await fillIn(form, 'Is it fenced?');
    await form.getByRole('button', { name: 'Send question' }).click();
    await expect(statusLine(form)).toHaveText(thanks);
    expect(posts).toMatchObject([{ fields: { 'form-name': 'contact-seller', sale: 'four-mile-coulee' } }]);
  });

  test('asks about a parcel', async ({ page }) => {
    const form = await openPanel(page, `${salePage}parcels/parcel-1/`, 'Send a question');
    await expect(form).toContainText('About Four Mile Coulee, Parcel 1');
  });

  test('asks about an option, even over the sale', async ({ page }) => {
    const posts = collectPosts(page);
    await openPage(page, salePage);
    await page.getByRole('link', { name: 'Pivot package' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ask about this option' }).click();
    const form = await ready(page.getByRole('dialog', { name: 'Contact us' }).locator('form'));
    await expect(form).toContainText('About Four Mile Coulee, Pivot package');
    await fillIn(form, 'Do the pivots run?');
    await form.getByRole('button', { name: 'Send question' }).click();
    await expect(statusLine(form)).toHaveText(thanks);
    expect(posts).toMatchObject([{ fields: { sale: 'four-mile-coulee', option: 'pivot-package' } }]);
  });
});

test('a visitor asks to be reminded, of two moments', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await openPage(page, `${salePage}reminder/`);
  const form = await ready(page.getByRole('main').locator('form'));
  const choices = form.getByRole('group', { name: 'Remind me' });
  await choices.getByLabel('An hour before bidding begins to close').uncheck();
  await choices.getByLabel('When the results are in').check();
  await form.getByLabel('Email address').fill('zoe@farm.example');
  await waitLikeAPerson(page);
  await form.getByRole('button', { name: 'Remind me' }).click();
  await expect(statusLine(form)).toHaveText('Your reminder is set. It will come by e-mail.');
  const sent = posts.map((body) => new URLSearchParams(body)).find((body) => body.has('moments'));
  expect(sent?.getAll('moments')).toEqual(['opens', 'results']);
  expect(sent?.get('sale')).toBe('four-mile-coulee');
});

test('a visitor subscribes to the newsletter', async ({ page }) => {
  const posts = collectPosts(page);
  await page.goto('/subscribe/');
  const form = await ready(page.getByRole('main').locator('form'));
  await fillIn(form, null);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(statusLine(form)).toHaveText('Thanks for subscribing! The next sale will come by e-mail.');
  expect(posts).toMatchObject([{ fields: { 'form-name': 'newsletter' } }]);
});

test('a form works while every third party is refused', async ({ page, baseURL }) => {
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort('blockedbyclient'),
  );
  const form = await visitContact(page);
  await fillIn(form, 'Hello');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(statusLine(form)).toHaveText(thanks);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the page of thanks', async ({ page }) => {
    await page.goto('/contact/');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('First name').fill('Zoé');
    await form.getByLabel('Last name').fill('Côté');
    await form.getByLabel('Email address').fill('zoe@farm.example');
    await form.getByLabel('Phone number').fill('780 555 0199');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thanks/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });

  test('a form that is refused says why, and is still filled in on the way back', async ({ page }) => {
    await page.goto('/subscribe/');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('First name').fill('Zoé');
    await form.getByLabel('Last name').fill('Côté');
    await form.getByLabel('Email address').fill('zoe@farm.example');
    await form.getByLabel('Phone number').fill('780 555');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/thanks/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(main).toContainText('Phone number must be 10 digits');
    await page.goBack();
    await expect(form.getByLabel('Phone number')).toHaveValue('780 555');
  });

  test('the browser requires missing fields', async ({ page }) => {
    await page.goto('/subscribe/');
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/subscribe/');
  });
});
