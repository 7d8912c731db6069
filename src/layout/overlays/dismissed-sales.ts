const key = 'selling-banner-dismissed';

/** The slugs of the sales that the visitor has dismissed in this visit. */
export function dismissedSales(): readonly string[] {
  try {
    return sessionStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/**
 * Stores dismissed sales for the visit, and returns all of them; without storage they are known until the next page
 * load.
 */
export function dismissSales(slugs: readonly string[]): readonly string[] {
  try {
    sessionStorage.setItem(key, slugs.join(' '));
  } catch {
    // Storage is full or forbidden.
  }
  return slugs;
}
