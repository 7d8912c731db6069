import { AccountSchema, type Account } from './accounts';

const name = 'AuthenticatedUser';
const oneDaySeconds = 86_400;

/** The Set-Cookie value that signs a person in: base64 of UTF-8 JSON, readable by the site's scripts. */
export function signInCookie(account: Account): string {
  const value = Buffer.from(JSON.stringify(account), 'utf8').toString('base64');
  return `${name}=${value}; Path=/; Max-Age=${oneDaySeconds}; SameSite=Lax`;
}

export const signOutCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The person whom a Cookie header names; null when there is none or it can't be read. */
export function readUserCookie(header: string | undefined): Account | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.trim().slice(name.length + 1) ?? '';
  try {
    const json: unknown = JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString('utf8'));
    return AccountSchema.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}
