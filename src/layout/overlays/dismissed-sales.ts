const key = 'selling-banner-dismissed';

/** The slugs of the sales that the visitor wants to hear no more of in this visit. */
export function dismissedSales(): readonly string[] {
  try {
    return sessionStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Remembers them for the visit, and gives them back; without storage they are known until the next page load. */
export function dismissSales(slugs: readonly string[]): readonly string[] {
  try {
    sessionStorage.setItem(key, slugs.join(' '));
  } catch {
    // Storage is full or forbidden.
  }
  return slugs;
}
