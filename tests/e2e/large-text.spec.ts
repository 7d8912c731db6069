import { expect, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { signIn } from './engine';
import { openPage } from './open-page';
import { reachFaults } from './reach-faults';
import { largeStates, searchWith, smallStates, userMenu, type ShellState } from './shell-states';
import { createTextSizer, textFaults } from './text-faults';
import { test } from './test';

type Layout = 'small' | 'large';

/** Text sizes in the browser's settings, with widths on both sides of the shell's breakpoint of 64 em. */
const textSizes: readonly ({ readonly px: number } & Readonly<
  Record<Layout, readonly [number, ...number[]]>
>)[] = [
  { px: 16, small: [320, 390], large: [1024, 1440] },
  { px: 24, small: [320, 390, 1024, 1440], large: [1536, 1920] },
  { px: 32, small: [320, 390, 1024, 1440], large: [2048] },
];

/** A small phone, or a laptop. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 1000 ? 660 : 800 });
}

/** Opens each state at each text size, and resizes the window while it is open. */
async function expectNoFaults(page: Page, states: readonly ShellState[], layout: Layout): Promise<void> {
  const setTextSize = await createTextSizer(page);
  for (const { px, [layout]: widths } of textSizes) {
    await setTextSize(px);
    for (const { name, over, open, close } of states) {
      await setWidth(page, widths[0]);
      await open(page);
      for (const width of widths) {
        await setWidth(page, width);
        await expect
          .poll(async () => [px, width, name, await textFaults(page), await reachFaults(page, over)])
          .toEqual([px, width, name, [], []]);
      }
      await close(page);
    }
  }
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await acceptCookies(page);
  await openPage(page, '/testimonials/');
});

for (const [layout, states] of [
  ['small', smallStates],
  ['large', largeStates],
] as const) {
  test(`every menu and dialog in the ${layout} layout fits, and can be reached, with large text`, async ({
    page,
  }) => {
    await expectNoFaults(page, [...states, searchWith('grande')], layout);
  });

  test(`the account of a visitor fits in the ${layout} layout, and can be reached, with large text`, async ({
    page,
  }) => {
    await signIn(page, 'marlene');
    await expectNoFaults(page, [userMenu], layout);
  });
}
