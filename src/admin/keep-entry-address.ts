import { z } from 'zod';

const key = 'admin-entry-address';

/** A git host, by the functions with which Decap signs editors in, now and at their next visit. */
interface SignIn {
  authenticate: (credentials: unknown) => Promise<unknown>;
  restoreUser: (credentials: unknown) => Promise<unknown>;
}

const SignInSchema = z.custom<SignIn>((value) => typeof value === 'object' && value !== null);

/** The hash of the address; '' if it is empty, for which Decap's router writes `#/`. */
function currentHash(): string {
  return location.hash === '#/' ? '' : location.hash;
}

/**
 * Returns the hash with which the editor arrived, even before the git host's own page; '' if there was none. To be
 * called before Decap starts, which changes the address.
 */
export function requestedHash(): string {
  const returned = new URLSearchParams(location.search).has('code');
  const current = currentHash();
  const hash = current === '' && returned ? (sessionStorage.getItem(key) ?? '') : current;
  sessionStorage.setItem(key, hash);
  return hash;
}

/** Opens an entry again, and waits for Decap's router to notice. */
async function returnTo(hash: string): Promise<void> {
  const changed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.replace(hash);
  await changed;
}

/**
 * Leads an editor who has signed in to the entry of the address. Decap removes the hash, which names the entry, from
 * the address when it signs in with PKCE, and again at the next visit: a second reload would open the first list.
 *
 * @param given The git host.
 * @param hash The result of requestedHash.
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
