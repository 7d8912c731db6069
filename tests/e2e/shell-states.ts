import { expect, type Page } from '@playwright/test';

/** Something that a visitor opens on any page. */
export interface ShellState {
  readonly name: string;
  /** The part of the page that it changes. */
  readonly part: string;
  /** Selector of the part that covers the page in this state. */
  readonly over: string;
  readonly open: (page: Page) => Promise<void>;
  readonly close: (page: Page) => Promise<void>;
}

const panels = 'header div:has(> button[aria-expanded="true"]) + div';

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
    over: names.includes('Menu') ? 'header nav' : panels,
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
  over: 'dialog',
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
  over: 'header form',
  open: async (page) => {
    await page.getByRole('search', { name: 'Site' }).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('search', { name: 'Site' }).locator('input')).toBeFocused();
  },
  close: escape,
};

/** The search with suggestions for some words. */
export function searchWith(words: string): ShellState {
  return {
    ...search,
    name: `search for ${words}`,
    open: async (page) => {
      await search.open(page);
      await page.getByRole('search', { name: 'Site' }).locator('input').fill(words);
      await expect(page.getByRole('option', { name: /^Sales near Grande/ }).first()).toBeVisible();
    },
  };
}

/** The menu of a signed-in visitor. */
export const userMenu: ShellState = {
  name: 'user menu',
  part: 'header',
  over: panels,
  open: async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your account$/i })
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logout' })).toBeVisible();
  },
  close: escape,
};

/** Everything that opens when the menus are in a drawer, one at a time. */
export const smallStates: readonly ShellState[] = [
  menus('Menu', 'Buy Land menu'),
  menus('Menu', 'Sell Land menu'),
  menus('Menu', 'More'),
  menus('Account'),
  search,
  contactPanel,
];

/** Everything that opens on a large screen, where several menus may be open together. */
export const largeStates: readonly ShellState[] = [menus('Buy Land menu', 'Sell Land menu', 'More'), search];
