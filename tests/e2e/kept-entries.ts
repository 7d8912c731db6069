import type { BrowserContext } from '@playwright/test';

/** Stores entries as if they had been kept on an earlier visit. */
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
