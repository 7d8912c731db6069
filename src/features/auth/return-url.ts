const mostCharacters = 2000;

/** Returns an address on the auction engine with the return URL, unless that is no web page or too long. */
export function withReturnUrl(at: string, here: string): string {
  const address = new URL(at);
  address.searchParams.delete('return');
  if (/^https?:/.test(here) && here.length <= mostCharacters) address.searchParams.set('return', here);
  return address.href;
}
