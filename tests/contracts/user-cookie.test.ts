import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeUser } from '../../src/features/auth/user-cookie';
import { createAccounts } from '../stand-ins/engine/accounts/accounts';
import { readDetails } from '../stand-ins/engine/accounts/details';
import { encodeUser } from '../stand-ins/engine/accounts/user-cookie';

describe('the cookie of the auction engine', () => {
  it('is read by the site as the user that the engine wrote', () => {
    const value = encodeUser({
      UserName: 'Zoë Lévesque-Šimić 🌾',
      Email: 'zoe@example.com',
      ID: 'sample-1',
      PhoneNumber: '+17805550142',
      Admin: false,
    });
    expect(decodeUser(value)).toEqual({
      ok: true,
      value: {
        id: 'sample-1',
        name: 'Zoë Lévesque-Šimić 🌾',
        email: 'zoe@example.com',
        phone: '+17805550142',
        admin: false,
      },
    });
  });

  it('is read by the site as the user who registered, for any details', () => {
    const people = fc.record({
      UserName: fc.oneof(fc.string({ unit: 'binary', maxLength: 130 }), fc.constant('𝔊'.repeat(60))),
      Email: fc.emailAddress(),
      PhoneNumber: fc.oneof(fc.constant(''), fc.stringMatching(/^[1-9]\d{9}$/)),
    });
    fc.assert(
      fc.property(people, (fields) => {
        const accounts = createAccounts();
        const details = readDetails(fields, accounts, null);
        fc.pre(details.ok);
        const account = accounts.register(details.value);
        expect(decodeUser(encodeUser(account))).toEqual({
          ok: true,
          value: {
            id: account.ID,
            name: account.UserName,
            email: account.Email,
            phone: account.PhoneNumber ?? null,
            admin: false,
          },
        });
      }),
    );
  });
});
