import { expect } from '@playwright/test';
import { violationsIn } from './axe';
import { engineAddress, signIn } from './engine';
import { test } from './test';

test('a visitor signs in, adds a number and signs out, and returns to the same page each time', async ({
  page,
}) => {
  const here = '/faq/?category=selling-farmland';
  await page.goto(here);
  await page.goto(engineAddress('/login/', page));
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await page.getByLabel('Name').fill('Noémie d’Ångström-O’Neil');
  await page.getByLabel('E-mail').fill(`noemie-${String(Date.now())}@example.com`);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(here);

  async function shown(): Promise<unknown> {
    const cookies = await page.context().cookies();
    const value = cookies.find(({ name }) => name === 'AuthenticatedUser')?.value;
    return value === undefined ? null : JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  }
  expect(await shown()).toMatchObject({ UserName: 'Noémie d’Ångström-O’Neil', Admin: false });
  expect(await page.evaluate(() => document.cookie)).not.toContain('EngineSession');

  await page.goto(engineAddress('/profile/', page));
  await page.getByLabel('Phone').fill('(780) 555-0123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(here);
  expect(await shown()).toMatchObject({ PhoneNumber: '+17805550123' });

  await page.goto(engineAddress('/logout/', page));
  await expect(page).toHaveURL(here);
  expect(await shown()).toBeNull();
});

test.describe('the pages of the stand-in engine', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('are accessible and fit on a small phone', async ({ page }) => {
    await signIn(page, 'marlene');
    await expect(page).toHaveURL('/');
    const paths = [
      '/login/',
      '/register/',
      '/profile/',
      '/admin/auctions/',
      '/admin/responses/',
      '/admin/users/',
    ];
    for (const path of [...paths, '/auctions/four-mile-coulee/parcels/', '/nothing/']) {
      await page.goto(engineAddress(path, page));
      expect([path, await violationsIn(page)]).toEqual([path, []]);
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, beside]).toEqual([path, 0]);
    }
  });
});
