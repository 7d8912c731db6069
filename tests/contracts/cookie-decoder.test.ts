import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeUser } from '../../src/features/auth/user-cookie';
import { accounts, cookieValues, encodeCookie, isSound } from './cookie-values';

const runs = { numRuns: 10_000 };

describe('the decoder of the user cookie', () => {
  it('decodes every user, accents and emoji included', () => {
    fc.assert(
      fc.property(accounts, (person) => {
        expect(decodeUser(encodeCookie(person))).toEqual({
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

  it.each(Object.entries(cookieValues))(
    'never throws or returns a wrong user: %s',
    (_, { values, outcome }) => {
      fc.assert(
        fc.property(values, (value) => {
          const user = decodeUser(value);
          if (outcome !== 'either' && user.ok !== (outcome === 'accepted')) return false;
          return !user.ok || isSound(value, user.value);
        }),
        runs,
      );
    },
  );
});
