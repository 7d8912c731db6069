import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import type { User } from './user-cookie';

/** Who looks at the page. */
export type Visitor = { readonly kind: 'anonymous' } | { readonly kind: 'signed in'; readonly user: User };

const anonymous: Visitor = { kind: 'anonymous' };

const listeners = new Set<() => void>();
let cookie: string | undefined;
let visitor: Visitor = anonymous;

/** Most visitors are strangers, so what reads a cookie comes with the first cookie there is. */
async function readUser(value: string): Promise<void> {
  const { decodeUser } = await import('./user-cookie');
  if (value !== cookie) return;
  const user = decodeUser(value);
  visitor = user.ok ? { kind: 'signed in', user: user.value } : anonymous;
  for (const listener of listeners) listener();
}

/** One object for one cookie, so that nothing renders again without need. */
function readVisitor(): Visitor {
  const value = Cookies.get('AuthenticatedUser');
  if (value !== cookie) {
    cookie = value;
    if (value === undefined) visitor = anonymous;
    // Without its script the visitor stays who he was.
    else readUser(value).catch(() => undefined);
  }
  return visitor;
}

/** People sign in and out on the engine's pages, so the cookie may differ when they come back to this one. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** The visitor by the engine's cookie; anonymous in the HTML that the build makes. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, readVisitor, () => anonymous);
}
