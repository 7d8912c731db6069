const maxLength = 2000;
/** Characters that parsers read differently or remove. */
const doubtful = /[\p{Cc}\s\\]/u;

/** The address to return to, if it belongs to the site; any other could be an open redirect. */
export function returnAddress(given: string | undefined, siteOrigin: string): string | null {
  if (given === undefined || given.length > maxLength || doubtful.test(given)) return null;
  if (!given.startsWith(siteOrigin) || !URL.canParse(given)) return null;
  const { origin, username, password, href } = new URL(given);
  return origin === siteOrigin && username === '' && password === '' ? href : null;
}
