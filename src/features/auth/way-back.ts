const mostCharacters = 2000;

/** An address on the auction engine with the page that it leads back to, unless that is no web page or too long. */
export function withWayBack(at: string, here: string): string {
  const address = new URL(at);
  address.searchParams.delete('return');
  if (/^https?:/.test(here) && here.length <= mostCharacters) address.searchParams.set('return', here);
  return address.href;
}
