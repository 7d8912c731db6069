import { describe, expect, it } from '@jest/globals';
import { mockOperations } from './mock-operations';
import { mockUsers } from './mock-users';
import type { User } from './user-cookie';

const request = { url: 'https://engine.example/login/', signal: new AbortController().signal };
const [withPhone = null, withoutPhone = null] = mockUsers;

/** A browser's storage, and a visitor with a fixed choice. */
function setUp(choice: User | null) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      stored.delete(key);
    },
  };
  const headings: string[] = [];
  const operations = mockOperations({
    storage,
    choose: (heading) => {
      headings.push(heading);
      return Promise.resolve(choice);
    },
  });
  return { operations, headings, stored };
}

describe('mockOperations', () => {
  it('signs in as the person chosen, who is still signed in on the next page', async () => {
    for (const person of mockUsers) {
      const { operations } = setUp(person);
      expect(await operations.initialize()).toBeNull();
      const before = operations.account();
      expect(await operations.authenticate(request)).toEqual(person);
      expect(operations.account()).not.toBe(before);
      expect(await operations.initialize()).toEqual(person);
    }
  });

  it('registers in the same way', async () => {
    const { operations, headings } = setUp(withPhone);
    expect(await operations.register(request)).toEqual(withPhone);
    expect(headings).toEqual(['Create an account as']);
  });

  it('reports an anonymous visitor, without an error, when no user was chosen', async () => {
    const { operations } = setUp(null);
    expect(await operations.authenticate(request)).toBeNull();
    expect(await operations.initialize()).toBeNull();
  });

  it('adds a telephone number if there is none and removes it if there is one', async () => {
    const { operations } = setUp(withoutPhone);
    await operations.authenticate(request);
    const edited = await operations.editAccount(request);
    expect(edited).toEqual({ ...withoutPhone, phone: '+17805550142' });
    expect(await operations.initialize()).toEqual(edited);
    expect(await operations.editAccount(request)).toEqual(withoutPhone);
  });

  it('forgets who logs out', async () => {
    const { operations, stored } = setUp(withPhone);
    await operations.authenticate(request);
    await operations.unauthenticate(request);
    expect(await operations.initialize()).toBeNull();
    expect(stored.size).toBe(0);
    expect(await operations.editAccount(request)).toBeNull();
  });
});
