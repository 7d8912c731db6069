/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { assumeAnonymous, setVisitor, useVisitor } from './visitor';
import { hasUserCookie } from './visitor-class';

const user = { id: '1', name: 'Dale', email: 'dale@example.com', phone: null, admin: false };

afterEach(() => {
  cleanup();
  document.cookie = 'AuthenticatedUser=; Path=/; Max-Age=0';
});

function Greeting() {
  const visitor = useVisitor();
  return <output>{visitor.kind === 'signed in' ? visitor.user.name : 'nobody'}</output>;
}

// One test, since the visitor of a page is known only once.
it('is an anonymous visitor until the session is known', () => {
  // Marks the root element like the script in the head.
  const { classList } = document.documentElement;
  classList.add('known');
  render(<Greeting />);
  expect(screen.getByRole('status').textContent).toBe('nobody');
  act(assumeAnonymous);
  expect([screen.getByRole('status').textContent, classList.contains('known')]).toEqual(['nobody', false]);
  act(() => {
    setVisitor({ kind: 'signed in', user });
  });
  expect([screen.getByRole('status').textContent, classList.contains('known')]).toEqual(['Dale', true]);
  // Too late: the session has already set the visitor.
  act(assumeAnonymous);
  expect(screen.getByRole('status').textContent).toBe('Dale');
  expect(renderToString(<Greeting />)).toContain('nobody');
});

it('returns whether there is a cookie to read', () => {
  expect(hasUserCookie()).toBe(false);
  document.cookie = 'AuthenticatedUser=; Path=/';
  expect(hasUserCookie()).toBe(false);
  document.cookie = 'AuthenticatedUser=bm9ib2R5; Path=/';
  expect(hasUserCookie()).toBe(true);
});
