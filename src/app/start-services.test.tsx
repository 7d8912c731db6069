/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { handleAccountLinkClick } from '../features/auth/account-link';
import { useSession } from '../features/auth/use-session';
import { Root } from './Root';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Header() {
  useSession('https://engine.example/login/');
  return (
    <a href="https://engine.example/login/" onClick={handleAccountLinkClick('authenticate')}>
      Login
    </a>
  );
}

it('starts the session of an anonymous visitor with the first press, and completes the request', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  // This page makes no requests, and the session reports that.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <Root>
      <Header />
    </Root>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  await waitFor(() => {
    expect(log).toHaveBeenCalledWith('Signing in: authenticate failed', expect.any(Error));
  });
});
