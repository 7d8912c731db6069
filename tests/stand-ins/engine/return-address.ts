/** The address to go back to, if it belongs to the site; anything else could lead a visitor astray. */
export function returnAddress(given: string | undefined, siteOrigin: string): string | null {
  if (given === undefined || !URL.canParse(given)) return null;
  const url = new URL(given);
  return url.origin === siteOrigin ? url.href : null;
}
