import { expect, type Page } from '@playwright/test';

/** Something that a visitor opens on any page. */
interface ShellState {
  readonly name: string;
  /** The part of the page that it changes. */
  readonly part: string;
  readonly open: (page: Page) => Promise<void>;
  readonly close: (page: Page) => Promise<void>;
}

function headerButton(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

async function nothingLoads(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('header[data-open]')).toHaveCount(0);
}

function menus(...names: readonly string[]): ShellState {
  return {
    name: names.join(' and '),
    part: 'header',
    open: async (page) => {
      for (const name of names) {
        await headerButton(page, name).click();
        await expect(headerButton(page, name)).toHaveAttribute('aria-expanded', 'true');
      }
      await nothingLoads(page);
    },
    close: escape,
  };
}

const contactPanel: ShellState = {
  name: 'contact panel',
  part: 'dialog',
  open: async (page) => {
    await headerButton(page, 'Account').click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await escape(page);
  },
};

const search: ShellState = {
  name: 'search',
  part: 'header',
  open: async (page) => {
    await page.getByRole('search', { name: 'Site' }).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('search', { name: 'Site' }).locator('input')).toBeFocused();
  },
  close: escape,
};

/** All that opens where the menus are in a drawer, one at a time. */
export const smallStates: readonly ShellState[] = [
  menus('Menu', 'Buy Land menu'),
  menus('Menu', 'Sell Land menu'),
  menus('Menu', 'More'),
  menus('Account'),
  search,
  contactPanel,
];

/** All that opens on a large screen, where several menus may be open together. */
export const largeStates: readonly ShellState[] = [menus('Buy Land menu', 'Sell Land menu', 'More'), search];
