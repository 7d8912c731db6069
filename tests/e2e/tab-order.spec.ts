import { expect } from '@playwright/test';
import { hasShell, largestPages, readPages } from '../built/built-site';
import { company } from '../tooling/company';
import { openPage } from './open-page';
import { walk } from './tab-walk';
import { test } from './test';

const widths = [320, 1280] as const;

// Rows of chips scroll smoothly to the one with the focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const built of largestPages(readPages()))
  test(`the Tab key leads through all of a page like ${built.path}`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 800 });
    await openPage(page, built.path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The dock is the last thing to cover a focused element.
      if (hasShell(built))
        await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
      const stops = await walk(page);
      const faults = stops.filter(({ name, covered, outlined }) => name === '' || covered || !outlined);
      expect([width, faults]).toEqual([width, []]);
      // The focus left the page after the last control, which is in the notice if there is one.
      if (hasShell(built)) expect([width, stops[0]?.name]).toEqual([width, 'Skip to content']);
      expect(stops.length).toBeGreaterThan(0);
    }
  });

for (const width of widths)
  test(`the Tab key reaches the controls of the home page in order at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    const names = (await walk(page)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(40);
    const order = [
      company.name,
      'Search',
      'Register To Bid',
      'View Bidding',
      'Talk about selling',
      'Create an Account',
    ];
    const here = width < 1024 ? order.filter((name) => name !== 'Register To Bid') : order;
    expect(here.filter((name) => !names.includes(name))).toEqual([]);
    expect(here.map((name) => names.indexOf(name))).toEqual(
      here.map((name) => names.indexOf(name)).sort((a, b) => a - b),
    );
  });
