/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useSession } from '../features/auth/use-session';
import { useVisitor } from '../features/auth/visitor';
import { Root } from './Root';

beforeAll(() => {
  // Every browser has one, but jsdom does not.
  Object.assign(globalThis, { TextDecoder });
});

afterEach(() => {
  cleanup();
  document.cookie = 'AuthenticatedUser=; Path=/; Max-Age=0';
});

function Header() {
  useSession('https://engine.example/login/');
  const visitor = useVisitor();
  return <output>{visitor.kind === 'signed in' ? visitor.user.name : 'nobody'}</output>;
}

it('starts the session for any part of the page that requests it', async () => {
  const user = { UserName: 'Dale', Email: 'dale@example.com', ID: '1', Admin: false };
  document.cookie = `AuthenticatedUser=${btoa(JSON.stringify(user))}; Path=/`;
  render(
    <Root>
      <Header />
    </Root>,
  );
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(await screen.findByText('Dale')).toBeTruthy();
});
