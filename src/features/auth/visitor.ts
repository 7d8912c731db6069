import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { decodeUser, type User } from './user-cookie';

/** Who looks at the page. */
export type Visitor = { readonly kind: 'anonymous' } | { readonly kind: 'signed in'; readonly user: User };

const anonymous: Visitor = { kind: 'anonymous' };

let cookie: string | undefined;
let visitor: Visitor = anonymous;

/** One object for one cookie, so that nothing renders again without need. */
function readVisitor(): Visitor {
  const value = Cookies.get('AuthenticatedUser');
  if (value !== cookie) {
    cookie = value;
    const user = decodeUser(value ?? '');
    visitor = user.ok ? { kind: 'signed in', user: user.value } : anonymous;
  }
  return visitor;
}

/** People sign in and out on the engine's pages, so the cookie may differ when they come back to this one. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** The visitor by the engine's cookie; anonymous in the HTML that the build makes. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, readVisitor, () => anonymous);
}
