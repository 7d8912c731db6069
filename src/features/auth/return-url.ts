const mostCharacters = 2000;

/** Returns an address on the auction engine with the return URL, unless that is no web page or too long. */
export function withReturnUrl(url: string, returnTo: string): string {
  const address = new URL(url);
  address.searchParams.delete('return');
  if (/^https?:/.test(returnTo) && returnTo.length <= mostCharacters)
    address.searchParams.set('return', returnTo);
  return address.href;
}
