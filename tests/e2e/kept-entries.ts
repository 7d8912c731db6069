import type { BrowserContext } from '@playwright/test';

/** As on a visit after the one in which something was kept. */
export async function keepEntries(
  context: BrowserContext,
  ...entries: readonly { readonly key: string; readonly name: string }[]
): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (sessionStorage.getItem(text) === null) localStorage.setItem('shortlist', text);
      sessionStorage.setItem(text, 'kept');
    },
    JSON.stringify({ version: 1, entries }),
  );
}
