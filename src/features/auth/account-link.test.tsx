/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { handleAccountLinkClick, setAccountHandler } from './account-link';

const back = `https://engine.example/login/?return=${encodeURIComponent('http://localhost/sales/')}`;
/** Returns true if the browser was left to follow the link. */
let followed: boolean;

function noteFollowing(event: Event): void {
  followed = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/sales/');
  window.addEventListener('click', noteFollowing);
});

afterEach(() => {
  cleanup();
  setAccountHandler(null);
  window.removeEventListener('click', noteFollowing);
});

function loginLink(): HTMLAnchorElement {
  render(
    <a href="https://engine.example/login/" onClick={handleAccountLinkClick('authenticate')}>
      <span>Login</span>
    </a>,
  );
  return screen.getByRole('link');
}

describe('handleAccountLinkClick', () => {
  it('lets the browser follow the link with the return URL while there is no session', () => {
    const link = loginLink();
    expect(link.href).toBe('https://engine.example/login/');
    fireEvent.click(screen.getByText('Login'));
    expect([link.href, followed]).toEqual([back, true]);
  });

  it('passes a plain click to the session', () => {
    const handler = jest.fn<(operation: string, at: string) => boolean>().mockReturnValue(true);
    setAccountHandler(handler);
    fireEvent.click(loginLink());
    expect(handler).toHaveBeenCalledWith('authenticate', back);
    expect(followed).toBe(false);
  });

  it('follows the link when the session cannot handle the click', () => {
    setAccountHandler(() => false);
    const link = loginLink();
    fireEvent.click(link);
    expect([link.href, followed]).toEqual([back, true]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser, with the return URL',
    (how) => {
      const handler = jest.fn(() => true);
      setAccountHandler(handler);
      const link = loginLink();
      fireEvent.click(link, how);
      expect(handler).not.toHaveBeenCalled();
      expect([link.href, followed]).toEqual([back, true]);
    },
  );
});
