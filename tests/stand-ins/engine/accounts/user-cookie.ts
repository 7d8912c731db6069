import type { Account } from './accounts';

/**
 * The user's data in the site's cookie; anybody may write it, so the engine itself never reads an account from it.
 */
export const userCookie = 'AuthenticatedUser';

/** The cookie's value: base64 of UTF-8 JSON. */
export function encodeUser(account: Account): string {
  return Buffer.from(JSON.stringify(account), 'utf8').toString('base64');
}
