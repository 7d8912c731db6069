import { emailAddressPattern } from '../../lib/email-address';
import { fail, ok, type Result } from '../../lib/result';

/** A signed-in user, as in the auction engine's cookie. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly admin: boolean;
}

/** The names that the engine uses. */
interface StoredUser {
  readonly UserName: string;
  readonly Email: string;
  readonly ID: string;
  readonly PhoneNumber?: string | null;
  readonly Admin: boolean;
}

const maxBytes = 4096;
/** Control characters and lone surrogates, on which the encoding of an address would throw. */
const unsound = /[\p{Cc}\p{Cs}]/u;
const reserved = /^(__proto__|constructor|prototype)$/;

/** Refuses keys that no valid cookie contains, at any depth. */
function guard(key: string, value: unknown): unknown {
  const texts = typeof value === 'string' ? [key, value] : [key];
  if (reserved.test(key) || texts.some((text) => unsound.test(text))) throw new Error('unsafe');
  return value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isStoredUser(json: unknown): json is StoredUser {
  if (typeof json !== 'object' || json === null) return false;
  const { UserName, Email, ID, PhoneNumber, Admin }: Partial<Record<keyof StoredUser, unknown>> = json;
  return (
    isText(UserName) &&
    isText(Email) &&
    emailAddressPattern.test(Email) &&
    isText(ID) &&
    (PhoneNumber == null || typeof PhoneNumber === 'string') &&
    typeof Admin === 'boolean'
  );
}

/**
 * Parses the value of the AuthenticatedUser cookie: base64 of UTF-8 JSON. Anyone who controls the browser can write
 * it, so it may change only what is shown. It never throws; the failure says what is wrong, without the value.
 */
export function decodeUser(cookieValue: string): Result<User, string> {
  if (cookieValue.length > maxBytes) return fail('too long');
  try {
    const bytes = Uint8Array.from(atob(cookieValue), (byte) => byte.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), guard);
    if (!isStoredUser(json)) return fail('not a user');
    const { UserName, Email, ID, PhoneNumber, Admin } = json;
    return ok({ id: ID, name: UserName, email: Email, phone: PhoneNumber ?? null, admin: Admin });
  } catch {
    return fail('unreadable');
  }
}
