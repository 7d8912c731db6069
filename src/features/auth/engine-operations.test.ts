import { describe, expect, it } from '@jest/globals';
import type { BrowserPort } from './browser';
import { engineOperations } from './engine-operations';

const login = 'https://engine.example/login/';
const here = 'https://www.example.com/sales/?status=live#top';
const dale = { id: '1', name: 'Dale', email: 'dale@example.com', phone: null, admin: false };
const daleCookie = btoa(
  JSON.stringify({ UserName: 'Dale', Email: 'dale@example.com', ID: '1', Admin: false }),
);

/** A browser that does not navigate, and records the addresses that it was sent to. */
function atThePage({ online = true, cookie }: { online?: boolean; cookie?: string } = {}) {
  const page = {
    cookie,
    visited: new Array<string>(),
    logged: new Array<string>(),
    returns: new Array<(how: 'back' | 'stayed') => void>(),
  };
  const browser: BrowserPort = {
    isOnline: () => online,
    here: () => here,
    cookie: () => page.cookie,
    go: (address) => {
      page.visited.push(address);
    },
    visitorReturn: () =>
      new Promise((resolve) => {
        page.returns.push(resolve);
      }),
    log: (message) => {
      page.logged.push(message);
    },
  };
  return { page, operations: engineOperations(login, browser) };
}

const { signal } = new AbortController();
const settlePromises = () => new Promise(setImmediate);

describe('initialize', () => {
  it('has no user without a cookie, and logs nothing', async () => {
    for (const visit of [atThePage(), atThePage({ cookie: '' })]) {
      expect(await visit.operations.initialize()).toBeNull();
      expect(visit.page.logged).toEqual([]);
    }
  });

  it('returns the user of the cookie', async () => {
    expect(await atThePage({ cookie: daleCookie }).operations.initialize()).toEqual(dale);
  });

  it('has no user for an invalid cookie, and logs it without its value', async () => {
    const { operations, page } = atThePage({ cookie: btoa('{"Email":"secret@example.com"}') });
    expect(await operations.initialize()).toBeNull();
    expect(page.logged).toEqual(['The AuthenticatedUser cookie names nobody: not a user']);
  });
});

describe.each(['authenticate', 'register', 'editAccount'] as const)('%s', (name) => {
  it('goes to the engine with the return URL, and ends when the page is shown again', async () => {
    const { operations, page } = atThePage();
    const outcome = operations[name]({ url: login, signal });
    expect(page.visited).toEqual([`${login}?return=${encodeURIComponent(here)}`]);
    page.cookie = daleCookie;
    page.returns[0]?.('back');
    expect(await outcome).toEqual(dale);
  });

  it('has no user when the visitor returns anonymous or never left', async () => {
    for (const how of ['back', 'stayed'] as const) {
      const { operations, page } = atThePage();
      const outcome = operations[name]({ url: login, signal });
      page.returns[0]?.(how);
      expect(await outcome).toBeNull();
    }
  });
});

describe.each(['authenticate', 'register', 'editAccount', 'unauthenticate'] as const)('%s', (name) => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://engine.example.evil.example/login/',
    'https://engine.example@evil.example/login/',
    'http://engine.example/login/',
    '/login/',
  ])('refuses %s', async (at) => {
    const { operations, page } = atThePage();
    await expect(operations[name]({ url: at, signal })).rejects.toThrow();
    expect(page.visited).toEqual([]);
  });

  it(`${/^a|^r/.test(name) ? 'fails at once' : 'goes all the same'} without a connection`, async () => {
    const { operations, page } = atThePage({ online: false });
    const outcome = operations[name]({ url: login, signal });
    if (/^a|^r/.test(name)) await expect(outcome).rejects.toThrow('no connection');
    expect(page.visited).toHaveLength(/^a|^r/.test(name) ? 0 : 1);
  });
});

describe('unauthenticate', () => {
  it('keeps waiting while the visitor taps, and ends when the page is shown again without a cookie', async () => {
    const { operations, page } = atThePage({ cookie: daleCookie });
    const ended = operations.unauthenticate({ url: 'https://engine.example/logout/', signal });
    page.returns[0]?.('stayed');
    await settlePromises();
    page.cookie = undefined;
    page.returns[1]?.('back');
    await expect(ended).resolves.toBeUndefined();
  });

  it('fails when the cookie still names a user', async () => {
    const { operations, page } = atThePage({ cookie: daleCookie });
    const ended = operations.unauthenticate({ url: 'https://engine.example/logout/', signal });
    page.returns[0]?.('back');
    await expect(ended).rejects.toThrow('The engine did not log out');
  });
});
