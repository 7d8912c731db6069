import Cookies from 'js-cookie';

/** The auction engine's cookie as it stands, still to be checked. */
export function readUserCookie(): string | undefined {
  return Cookies.get('AuthenticatedUser');
}
