/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepEntryAddress, requestedHash } from './keep-entry-address';

const entry = '#/collections/places/entries/taber-ab';
const user = { login: 'editor' };

function signIn() {
  const host = {
    authenticate: (): Promise<unknown> => Promise.resolve(user),
    restoreUser: (): Promise<unknown> => Promise.resolve(user),
  };
  keepEntryAddress(host, requestedHash());
  return host;
}

/** Removes the hash, as Decap does with PKCE whenever its sign-in page appears. */
function takeHashOff(): void {
  history.replaceState(null, '', location.pathname);
}

function visit(address: string): void {
  history.replaceState(null, '', address);
}

beforeEach(() => {
  sessionStorage.clear();
  visit('/admin/');
});

describe('keepEntryAddress', () => {
  it('returns to the entry of the address at the next visit', async () => {
    visit(`/admin/${entry}`);
    const host = signIn();
    takeHashOff();
    await expect(host.restoreUser()).resolves.toBe(user);
    expect(location.hash).toBe(entry);
  });

  it('returns to the entry that was requested before the page of the git host', async () => {
    visit(`/admin/${entry}`);
    signIn();
    visit('/admin/?code=1&state=2#/');
    const host = signIn();
    takeHashOff();
    await expect(host.authenticate()).resolves.toBe(user);
    expect(location.hash).toBe(entry);
  });

  it('leads nowhere else: neither on a later visit without an entry, nor if the address is unchanged', async () => {
    visit(`/admin/${entry}`);
    signIn();
    visit('/admin/');
    await signIn().restoreUser();
    expect(location.hash).toBe('');
    visit('/admin/?code=1&state=2');
    await signIn().authenticate();
    expect(location.hash).toBe('');

    visit(`/admin/${entry}`);
    const host = signIn();
    visit('/admin/#/collections/sales');
    await host.authenticate();
    expect(location.hash).toBe('#/collections/sales');
  });

  it('a refused editor stays on the page with the reason', async () => {
    visit(`/admin/${entry}`);
    const host = {
      authenticate: (): Promise<unknown> => Promise.reject(new Error('refused')),
      restoreUser: (): Promise<unknown> => Promise.resolve(user),
    };
    keepEntryAddress(host, requestedHash());
    takeHashOff();
    await expect(host.authenticate()).rejects.toThrow('refused');
    expect(location.hash).toBe('');
  });
});
