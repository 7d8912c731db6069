import { z } from 'zod';

const key = 'admin-entry-address';

/** A git host, as Decap signs editors in at it, now and at their next visit. */
interface SignIn {
  authenticate: (credentials: unknown) => Promise<unknown>;
  restoreUser: (credentials: unknown) => Promise<unknown>;
}

const SignInSchema = z.custom<SignIn>((value) => typeof value === 'object' && value !== null);

/** The hash of the address; '' where it names nothing: Decap's router makes that `#/`. */
function currentHash(): string {
  return location.hash === '#/' ? '' : location.hash;
}

/**
 * Returns the hash that the editor came with, also before the git host's own page; '' where there was none. To be called
 * before Decap starts, which changes the address.
 */
export function requestedHash(): string {
  const returned = new URLSearchParams(location.search).has('code');
  const current = currentHash();
  const hash = current === '' && returned ? (sessionStorage.getItem(key) ?? '') : current;
  sessionStorage.setItem(key, hash);
  return hash;
}

/** Opens an entry again, and waits until Decap's router knows. */
async function returnTo(hash: string): Promise<void> {
  const changed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.replace(hash);
  await changed;
}

/**
 * Leads an editor who has signed in to the entry of the address. Decap takes the hash, which names the entry, off the
 * address when it signs in with PKCE, also at the next visit: a second reload would open the first list.
 *
 * @param given The git host.
 * @param hash What was asked for, as requestedHash has found it.
 */
export function keepEntryAddress(given: unknown, hash: string): void {
  const host = SignInSchema.parse(given);
  for (const name of ['authenticate', 'restoreUser'] as const) {
    const signIn = host[name].bind(host);
    host[name] = async (credentials) => {
      const user = await signIn(credentials);
      if (hash !== '' && currentHash() === '') await returnTo(hash);
      return user;
    };
  }
}
