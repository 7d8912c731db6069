import Cookies from 'js-cookie';

/** Returns the auction engine's cookie, unchecked. */
export function readUserCookie(): string | undefined {
  return Cookies.get('AuthenticatedUser');
}
