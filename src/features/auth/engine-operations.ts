import type { AccountRequest, AuthOperations } from './auth-operations';
import type { BrowserPort } from './browser';
import { decodeUser, type User } from './user-cookie';
import { withReturnUrl } from './return-url';

/**
 * Signing in and out on the pages of the auction engine, from which the browser returns.
 *
 * @param engine Any address on the engine; addresses elsewhere are refused.
 */
export function engineOperations(engine: string, browser: BrowserPort): AuthOperations {
  function readUser(): User | null {
    const cookie = browser.cookie();
    if (cookie === undefined || cookie === '') return null;
    const user = decodeUser(cookie);
    if (user.ok) return user.value;
    browser.log(`The AuthenticatedUser cookie names nobody: ${user.failure}`);
    return null;
  }

  function go(url: string): void {
    const { origin, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol) || origin !== new URL(engine).origin) {
      throw new Error('The address is not on the auction engine');
    }
    browser.go(withReturnUrl(url, browser.here()));
  }

  async function visitPage({ url, signal }: AccountRequest): Promise<User | null> {
    go(url);
    await browser.visitorReturn(signal);
    return readUser();
  }

  /** Without a connection the browser would replace the page with its own error page. */
  async function logIn(request: AccountRequest): Promise<User | null> {
    if (!browser.isOnline()) throw new Error('There is no connection');
    return visitPage(request);
  }

  async function logOut({ url, signal }: AccountRequest): Promise<void> {
    go(url);
    let outcome = await browser.visitorReturn(signal);
    // A second tap while the engine responds slowly belongs to the same logout.
    while (outcome === 'stayed') outcome = await browser.visitorReturn(signal);
    if (readUser() !== null) throw new Error('The engine did not log out');
  }

  return {
    account: browser.cookie,
    initialize: () => Promise.resolve(readUser()),
    authenticate: logIn,
    register: logIn,
    editAccount: visitPage,
    unauthenticate: logOut,
  };
}
