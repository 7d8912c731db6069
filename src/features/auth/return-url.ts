const maxLength = 2000;

/** Adds the return URL to an address on the auction engine, unless it is not a web page or is too long. */
export function withReturnUrl(url: string, returnTo: string): string {
  const address = new URL(url);
  address.searchParams.delete('return');
  if (/^https?:/.test(returnTo) && returnTo.length <= maxLength) address.searchParams.set('return', returnTo);
  return address.href;
}
