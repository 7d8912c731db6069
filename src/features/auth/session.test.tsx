/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { handleAccountLinkClick } from './account-link';
import type { AuthFailure } from './auth-operations';
import { browser } from './browser';
import { engineOperations } from './engine-operations';
import { startSession, type Session } from './session';
import { setVisitor, useVisitor } from './visitor';

const login = 'https://engine.example/login/';
/** Waits until all promises have settled. */
const settlePromises = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );

let session: Session;
let visited: string[];
let online: boolean;
let failures: AuthFailure[];

beforeAll(() => {
  // Every browser has one, but jsdom does not.
  Object.assign(globalThis, { TextDecoder });
});

beforeEach(() => {
  [visited, online, failures] = [[], true, []];
  setVisitor({ kind: 'anonymous' });
});

afterEach(() => {
  session.stop();
  cleanup();
  document.cookie = 'AuthenticatedUser=; Path=/; Max-Age=0';
});

const account = { Email: 'dale@example.com', ID: '1', Admin: false };

function signIn(name: string): void {
  document.cookie = `AuthenticatedUser=${btoa(JSON.stringify({ ...account, UserName: name }))}; Path=/`;
}

function signOut(): void {
  document.cookie = 'AuthenticatedUser=; Path=/; Max-Age=0';
}

function Page() {
  const visitor = useVisitor();
  return (
    <>
      <output>{visitor.kind === 'signed in' ? visitor.user.name : 'nobody'}</output>
      <a href={login} onClick={handleAccountLinkClick('authenticate')}>
        Login
      </a>
      <a href="https://engine.example/register/" onClick={handleAccountLinkClick('register')}>
        Register
      </a>
      <a href="https://engine.example/logout/" onClick={handleAccountLinkClick('unauthenticate')}>
        Logout
      </a>
    </>
  );
}

async function open(): Promise<void> {
  const operations = engineOperations(login, {
    ...browser,
    isOnline: () => online,
    go: (address) => {
      visited.push(new URL(address).pathname);
    },
  });
  session = startSession({
    operations,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  render(<Page />);
  await settlePromises();
}

function click(name: string): boolean {
  return fireEvent.click(screen.getByRole('link', { name }));
}

async function returnToPage(): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settlePromises();
}

function visitorName(): string | null {
  return screen.getByRole('status').textContent;
}

describe('the session', () => {
  it('knows the user in the cookie, and says so once', async () => {
    signIn('Dale');
    await open();
    expect(visitorName()).toBe('Dale');
    const { result } = renderHook(useVisitor);
    const { current } = result;
    for (const event of ['focus', 'pageshow']) window.dispatchEvent(new Event(event));
    // The same user, in a cookie that the engine has written again.
    document.cookie = `AuthenticatedUser=${btoa(JSON.stringify({ ...account, UserName: 'Dale', Since: 2026 }))}; Path=/`;
    await returnToPage();
    expect(result.current).toBe(current);
  });

  it('sends visitors to the engine to log in, and knows them when the page is shown again', async () => {
    await open();
    expect(click('Login')).toBe(false);
    await settlePromises();
    expect(visited).toEqual(['/login/']);
    signIn('Dale');
    await returnToPage();
    expect(visitorName()).toBe('Dale');
    click('Logout');
    signOut();
    await returnToPage();
    expect(visitorName()).toBe('nobody');
    expect(failures).toEqual([]);
  });

  it('accepts another request after one to the engine without an outcome', async () => {
    await open();
    click('Login');
    await settlePromises();
    await returnToPage();
    click('Register');
    await settlePromises();
    fireEvent.pointerDown(document.body);
    await settlePromises();
    click('Login');
    await settlePromises();
    expect(visited).toEqual(['/login/', '/register/', '/login/']);
  });

  it.each([
    ['focus', window],
    ['visibilitychange', document],
  ] as const)('notices by %s who signed in or out in another tab', async (event, target) => {
    await open();
    signIn('Dale');
    target.dispatchEvent(new Event(event));
    await settlePromises();
    expect(visitorName()).toBe('Dale');
    signIn('Zoe');
    target.dispatchEvent(new Event(event));
    await settlePromises();
    expect(visitorName()).toBe('Zoe');
    signOut();
    target.dispatchEvent(new Event(event));
    await settlePromises();
    expect(visitorName()).toBe('nobody');
  });

  it('reports a failure, leaves links that it cannot handle to the browser, and starts again', async () => {
    online = false;
    await open();
    click('Login');
    await settlePromises();
    expect(failures.map(({ operation }) => operation)).toEqual(['authenticate']);
    // After a failure the specification allows only AUTHENTICATE; the browser follows the other links.
    const left = jest.fn((event: Event) => {
      event.preventDefault();
    });
    window.addEventListener('click', left, { once: true });
    click('Register');
    expect(visited).toEqual([]);
    online = true;
    window.dispatchEvent(new Event('focus'));
    await settlePromises();
    click('Register');
    await settlePromises();
    expect(visited).toEqual(['/register/']);
  });

  it('treats a visitor with a broken cookie as anonymous', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    document.cookie = 'AuthenticatedUser=bm9ib2R5; Path=/';
    await open();
    expect(visitorName()).toBe('nobody');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).not.toContain('bm9ib2R5');
    warn.mockRestore();
  });

  it('handles nothing once it is stopped', async () => {
    await open();
    session.stop();
    const handed = jest.fn((event: Event) => {
      event.preventDefault();
    });
    window.addEventListener('click', handed, { once: true });
    click('Login');
    expect(handed).toHaveBeenCalledTimes(1);
    signIn('Dale');
    await returnToPage();
    expect([visited, visitorName()]).toEqual([[], 'nobody']);
  });
});
