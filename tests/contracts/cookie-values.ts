import fc from 'fast-check';
import type { User } from '../../src/features/auth/user-cookie';

/** Encodes as the engine does; a text is used as JSON unchanged. */
export function encodeCookie(json: unknown): string {
  return Buffer.from(typeof json === 'string' ? json : JSON.stringify(json), 'utf8').toString('base64');
}

/** Names as visitors have them: any script, accents and emoji, only characters. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((value) => value.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(value));

/** People as the engine knows them. */
export const accounts = fc.record(
  {
    UserName: text,
    Email: fc.emailAddress({ size: 'small' }),
    ID: text,
    PhoneNumber: fc.option(fc.stringMatching(/^\+1\d{10}$/)),
    Admin: fc.boolean(),
  },
  { requiredKeys: ['UserName', 'Email', 'ID', 'Admin'] },
);

/** Of a kind that a user has, of the wrong kind, or missing. */
const almostAccounts = fc.record(
  {
    UserName: fc.oneof(text, fc.constant(''), fc.anything()),
    Email: fc.oneof(fc.emailAddress(), text, fc.anything()),
    ID: fc.oneof(text, fc.anything()),
    PhoneNumber: fc.oneof(text, fc.constant(null), fc.anything()),
    Admin: fc.oneof(fc.boolean(), fc.anything()),
  },
  { requiredKeys: [] },
);

/** A valid cookie with some characters changed, lost or added. */
const mutated = fc
  .tuple(
    accounts,
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.string({ unit: 'binary-ascii', maxLength: 3 })), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([account, changes]) =>
    changes.reduce((cookie, [place, removed, added]) => {
      const at = place % (cookie.length + 1);
      return cookie.slice(0, at) + added + cookie.slice(at + removed);
    }, encodeCookie(account)),
  );

const reservedKeys = fc
  .tuple(accounts, fc.constantFrom('__proto__', 'constructor', 'prototype'), fc.json(), fc.nat({ max: 20 }))
  .map(([account, key, value, depth]) => {
    const inner = `{"${key}":${value}}`;
    const member =
      depth === 0 ? inner.slice(1, -1) : `"More":${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
    return encodeCookie(`{${member},${JSON.stringify(account).slice(1)}`);
  });

const controlCodes = fc.oneof(fc.nat({ max: 0x1f }), fc.integer({ min: 0x7f, max: 0x9f }));
/** Halves of characters, which only JSON's own escapes can carry. */
const halves = fc.integer({ min: 0xd800, max: 0xdfff });

const controlCharacters = fc
  .tuple(
    accounts,
    fc.constantFrom('UserName', 'Email', 'ID', 'PhoneNumber', 'Remark'),
    fc.oneof(
      fc.record({ code: controlCodes, escaped: fc.boolean() }),
      fc.record({ code: halves, escaped: fc.constant(true) }),
    ),
  )
  .map(([account, field, { code, escaped }]) => {
    const value = `Zoe ${String.fromCharCode(code)} Admin`;
    if (escaped) return encodeCookie({ ...account, [field]: value });
    // The last of two members with the same name is used.
    return encodeCookie(`${JSON.stringify(account).slice(0, -1)},"${field}":"${value}"}`);
  });

/** As deep as 4,096 bytes of cookie allow, alone or within a user, with or without its end. */
const nested = fc
  .tuple(accounts, fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.nat({ max: 3072 }), fc.nat({ max: 2 }))
  .map(([account, [open = '', close = ''], depth, how]) => {
    const inner = `${open.repeat(depth)}1${close.repeat(how === 0 ? 0 : depth)}`;
    return encodeCookie(how === 2 ? `{"More":${inner},${JSON.stringify(account).slice(1)}` : inner);
  });

const long = fc
  .tuple(accounts, fc.integer({ min: 4097, max: 12_000 }))
  .map(([account, length]) => encodeCookie({ ...account, Remark: 'x'.repeat(length) }));

const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(encodeCookie));

interface CookieValues {
  readonly values: fc.Arbitrary<string>;
  readonly outcome: 'accepted' | 'refused' | 'either';
}

/** Everything that a cookie may contain, by kind, with the required outcome. */
export const cookieValues = {
  users: { values: accounts.map(encodeCookie), outcome: 'accepted' },
  'almost users': { values: almostAccounts.map(encodeCookie), outcome: 'either' },
  'changed characters': { values: mutated, outcome: 'either' },
  'reserved keys': { values: reservedKeys, outcome: 'refused' },
  'control characters': { values: controlCharacters, outcome: 'refused' },
  'deep nesting': { values: nested, outcome: 'either' },
  'too long': { values: long, outcome: 'refused' },
  noise: { values: noise, outcome: 'either' },
} as const satisfies Record<string, CookieValues>;

/** Returns whether an accepted user matches the cookie, determined in another way than on the site. */
export function isSound(cookie: string, user: User): boolean {
  const { id, name, email, phone, admin } = user;
  const json: unknown = JSON.parse(Buffer.from(cookie, 'base64').toString('utf8'));
  const fields = new Map(typeof json === 'object' && json !== null ? Object.entries(json) : []);
  const same: readonly [string, unknown][] = [
    ['UserName', name],
    ['Email', email],
    ['ID', id],
    ['PhoneNumber', phone ?? undefined],
    ['Admin', admin],
  ];
  return (
    cookie.length <= 4096 &&
    same.every(([key, value]) => (fields.get(key) ?? undefined) === value) &&
    [name, email, id].every((value) => value.trim() !== '') &&
    [name, email, id, phone ?? ''].every((value) => !/[\p{Cc}\p{Cs}]/u.test(value)) &&
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) &&
    typeof admin === 'boolean'
  );
}
