import { describe, expect, it } from '@jest/globals';
import { decodeUser } from '../../src/features/auth/user-cookie';
import { signInCookie } from '../stand-ins/engine/user-cookie';

describe('the cookie of the auction engine', () => {
  it('is read by the site as the engine writes it', () => {
    const cookie = signInCookie({
      UserName: 'Zoë Lévesque-Šimić 🌾',
      Email: 'zoe@example.com',
      ID: 'sample-1',
      PhoneNumber: '+17805550142',
      Admin: false,
    });
    expect(decodeUser(/=(.*?);/.exec(cookie)?.[1] ?? '')).toEqual({
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
});
