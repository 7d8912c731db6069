import type { AccountRequest, AuthOperations } from './auth-operations';
import { mockUsers } from './mock-users';
import { decodeUser, type User } from './user-cookie';

/** Dependencies of signing in without an engine. */
export interface MockAuthOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Lets the visitor choose one of the users; null if none was chosen. */
  readonly choose: (heading: string, people: readonly User[], signal: AbortSignal) => Promise<User | null>;
}

const key = 'mock-user';
const samplePhone = '+17805550142';

/** Encoded like the engine's cookie, so that one decoder reads both. */
function encode({ id, name, email, phone, admin }: User): string {
  const json = JSON.stringify({
    UserName: name,
    Email: email,
    ID: id,
    ...(phone !== null && { PhoneNumber: phone }),
    Admin: admin,
  });
  return btoa(String.fromCharCode(...new TextEncoder().encode(json)));
}

/** Operations that replace the auction engine, for one of a few users; stored in this browser only. */
export function mockOperations({ storage, choose }: MockAuthOptions): AuthOperations {
  function account(): string | undefined {
    return storage.getItem(key) ?? undefined;
  }

  function readUser(): User | null {
    const user = decodeUser(account() ?? '');
    return user.ok ? user.value : null;
  }

  function enter(heading: string) {
    return async ({ signal }: AccountRequest): Promise<User | null> => {
      const user = await choose(heading, mockUsers, signal);
      if (user !== null) storage.setItem(key, encode(user));
      return user;
    };
  }

  return {
    account,
    initialize: () => Promise.resolve(readUser()),
    authenticate: enter('Log in as'),
    register: enter('Create an account as'),
    editAccount: () => {
      const user = readUser();
      if (user === null) return Promise.resolve(null);
      const edited = { ...user, phone: user.phone === null ? samplePhone : null };
      storage.setItem(key, encode(edited));
      return Promise.resolve(edited);
    },
    unauthenticate: () => {
      storage.removeItem(key);
      return Promise.resolve();
    },
  };
}
