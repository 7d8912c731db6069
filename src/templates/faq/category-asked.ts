/**
 * The category that an address asks for: #buying before ?category=buying, since the hash is the later choice
 * of a visitor who arrived by the query.
 *
 * @returns Null when the address names none of the categories.
 */
export function categoryAsked(
  { search, hash }: { readonly search: string; readonly hash: string },
  slugs: readonly string[],
): string | null {
  const asked = [hash.slice(1), new URLSearchParams(search).get('category')];
  return asked.find((slug) => typeof slug === 'string' && slugs.includes(slug)) ?? null;
}
