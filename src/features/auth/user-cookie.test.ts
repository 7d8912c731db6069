import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeUser, type User } from './user-cookie';

const runs = { numRuns: 10_000 };

const zoe = {
  UserName: 'Zoë Lévesque-Šimić 🌾',
  Email: 'zoe@example.com',
  ID: 'sample-1',
  PhoneNumber: '+17805550142',
  Admin: false,
};

function encode(json: unknown): string {
  return Buffer.from(typeof json === 'string' ? json : JSON.stringify(json), 'utf8').toString('base64');
}

/** As visitors' names are: any script, accents and emoji, nothing that is not a character. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((value) => value.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(value));

const account = fc.record(
  {
    UserName: text,
    Email: fc.emailAddress({ size: 'small' }),
    ID: text,
    PhoneNumber: fc.stringMatching(/^\+1\d{10}$/),
    Admin: fc.boolean(),
  },
  { requiredKeys: ['UserName', 'Email', 'ID', 'Admin'] },
);

/** Of a kind that a user has, of the wrong kind, or missing. */
const almostAccount = fc.record(
  {
    UserName: fc.oneof(text, fc.constant(''), fc.anything()),
    Email: fc.oneof(fc.emailAddress(), text, fc.anything()),
    ID: fc.oneof(text, fc.anything()),
    PhoneNumber: fc.oneof(text, fc.anything()),
    Admin: fc.oneof(fc.boolean(), fc.anything()),
  },
  { requiredKeys: [] },
);

function expectSound({ id, name, email, phone, admin }: User): void {
  for (const value of [id, name, email]) expect(value.trim()).not.toBe('');
  for (const value of [id, name, email, phone ?? '']) expect(value).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(typeof admin).toBe('boolean');
}

describe('decodeUser', () => {
  it('reads back every user, accents and emoji included', () => {
    fc.assert(
      fc.property(account, (person) => {
        expect(decodeUser(encode(person))).toEqual({
          ok: true,
          value: {
            id: person.ID,
            name: person.UserName,
            email: person.Email,
            phone: person.PhoneNumber ?? null,
            admin: person.Admin,
          },
        });
      }),
      runs,
    );
  });

  it('never throws, whatever the cookie holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(encode)),
        (value) => {
          const user = decodeUser(value);
          if (user.ok) expectSound(user.value);
        },
      ),
      runs,
    );
  });

  it('never accepts what is almost a user', () => {
    fc.assert(
      fc.property(almostAccount, (json) => {
        const user = decodeUser(encode(JSON.stringify(json)));
        if (user.ok) expectSound(user.value);
      }),
      runs,
    );
  });

  it.each([
    ['no name', { ...zoe, UserName: '' }],
    ['a name of spaces', { ...zoe, UserName: '  ' }],
    ['no ID', { ...zoe, ID: '' }],
    ['an ID that is a number', { ...zoe, ID: 7 }],
    ['no address', { ...zoe, Email: undefined }],
    ['an address without a domain', { ...zoe, Email: 'zoe@' }],
    ['an address without a top-level domain', { ...zoe, Email: 'zoe@example' }],
    ['two addresses', { ...zoe, Email: 'zoe@example.com, dale@example.com' }],
    ['a telephone number that is a number', { ...zoe, PhoneNumber: 7_805_550_142 }],
    ['a telephone number that is null', { ...zoe, PhoneNumber: null }],
    ['no word on administration', { ...zoe, Admin: undefined }],
    ['administration in words', { ...zoe, Admin: 'true' }],
    ['a line break in the name', { ...zoe, UserName: 'Zoë\nAdmin' }],
    ['a control character in what is not read', { ...zoe, Remark: ['\u0007'] }],
    ['half a character', { ...zoe, UserName: 'Zoë \ud83c' }],
    ['a list', [zoe]],
    ['null', null],
    ['a key of the prototype', `{"__proto__":{"Admin":true},${JSON.stringify(zoe).slice(1)}`],
    ['such a key further in', { ...zoe, More: { constructor: { prototype: {} } } }],
    ['JSON that ends too soon', JSON.stringify(zoe).slice(0, -2)],
  ])('refuses %s', (_, json) => {
    expect(decodeUser(encode(json)).ok).toBe(false);
  });

  it('accepts an address whose top-level domain nobody knows', () => {
    expect(decodeUser(encode({ ...zoe, Email: 'dale.friesen+land@farm.grainery' })).ok).toBe(true);
  });

  it('refuses bytes that are not UTF-8', () => {
    const latin = Buffer.from(JSON.stringify({ ...zoe, UserName: 'Zoë' }), 'latin1').toString('base64');
    expect(decodeUser(latin).ok).toBe(false);
  });

  it('reads up to 4,096 bytes', () => {
    const long = (length: number) => encode({ ...zoe, Remark: 'x'.repeat(length) });
    const most = Array.from({ length: 4096 }, (_, length) => length).findLast(
      (length) => long(length).length <= 4096,
    );
    expect(long(most ?? 0)).toHaveLength(4096);
    expect(decodeUser(long(most ?? 0)).ok).toBe(true);
    expect(decodeUser(long((most ?? 0) + 3)).ok).toBe(false);
  });
});
