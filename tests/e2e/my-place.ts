import type { BrowserContext, Page } from '@playwright/test';
import { openPage } from './open-page';

/** A sale with four parcels. */
export const sale = '/auctions/clear-prairie-quarters/';
/** Beside its parcel 1 across the road, below parcel 2, at the corner of parcel 4. */
const home = { label: 'SW-15-73-6-W6M', position: [-118.8425, 55.3207] };

/** At the corner of parcel 1 of Burnt Birch Ranch, a card on the home page, and below parcel 2. */
export const ranchHome = { label: 'SE-9-77-8-W6M', position: [-119.172, 55.655] };

/** Stores the place as if it had been set on an earlier visit. */
export async function keep(context: BrowserContext, stored = JSON.stringify(home)): Promise<void> {
  await context.addInitScript((text) => {
    if (sessionStorage.getItem(text) === null) localStorage.setItem('my-place', text);
    sessionStorage.setItem(text, 'kept');
  }, stored);
}

/** Opens a page and waits until it has loaded everything that it loads by itself. */
export async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
}

/** Returns the controls by which a visitor's place is set, used and forgotten. */
export function parts(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'My place' });
  return {
    dialog,
    field: dialog.getByLabel('Home quarter or town'),
    submit: dialog.getByRole('button', { name: 'Keep my place' }),
    opener: main.getByRole('button', { name: /^My place/ }),
    howFar: main.getByRole('button', { name: 'How far is it from your place?' }),
    nearest: main.getByRole('button', { name: 'Nearest first' }),
    names: page.getByRole('region', { name: 'Sales' }).getByRole('heading', { level: 3 }),
    card: (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) }),
  };
}
