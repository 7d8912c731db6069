/** @jest-environment jsdom */
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { closeCookieSettings } from '../../features/consent/cookie-settings';
import type { Toaster } from '../../features/toasts/create-toasts';
import { CookieSettingsButton } from '../footer/CookieSettingsButton';
import { CookieSettings } from './CookieSettings';
import { useCookieSettings } from './use-cookie-settings';

const mockShow = jest.fn<Toaster['show']>();

// Loads with the first toast, and has timers that would outlast the test.
jest.mock('../../features/toasts/toast-container', () => ({
  mountToastContainer: (): Promise<Toaster> => Promise.resolve({ show: mockShow, dismiss: () => undefined }),
}));

function Dock({ answered }: { readonly answered: boolean }) {
  const dock = useRef<HTMLDivElement>(null);
  const opener = useCookieSettings(dock, answered);
  return (
    <>
      <CookieSettingsButton />
      <div ref={dock}>
        {!answered && <button type="button">Decline</button>}
        {opener !== null && <CookieSettings opener={opener} onClose={closeCookieSettings} />}
      </div>
    </>
  );
}

function open(): HTMLElement {
  const button = screen.getByRole('button', { name: 'Cookie settings' });
  fireEvent.click(button);
  return button;
}

function region(): HTMLElement | null {
  return screen.queryByRole('region');
}

beforeEach(() => {
  document.cookie = 'CookieConsent=accepted; path=/';
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

afterEach(cleanup);

describe('CookieSettings', () => {
  it('takes the focus, says what is chosen, and gives the focus back with the next choice', async () => {
    render(<Dock answered />);
    const button = open();
    expect(document.activeElement).toBe(region());
    expect(region()?.textContent).toContain('Cookies and tracking are on.');
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect([document.cookie, region(), document.activeElement]).toEqual([
      'CookieConsent=declined',
      null,
      button,
    ]);
    await waitFor(() => {
      expect(mockShow.mock.calls).toMatchObject([
        [{ tone: 'good', message: 'Cookies and tracking are off.' }],
      ]);
    });
    open();
    expect(region()?.textContent).toContain('Cookies and tracking are off.');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Accept' }), { key: 'Escape' });
    expect([document.cookie, region()]).toEqual(['CookieConsent=declined', null]);
  });

  it('offers no choice where the browser has declined', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    render(<Dock answered />);
    open();
    expect(region()?.textContent).toContain('Global Privacy Control');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).toBeNull();
  });

  it('leads to the notice while that is open', () => {
    render(<Dock answered={false} />);
    open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }));
  });
});
