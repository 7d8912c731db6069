/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setContactPanel, useContactPanel } from '../../features/contact/contact-panel';
import { RegisterButton } from './RegisterButton';

const signOutCookie = 'AuthenticatedUser=; Path=/; Max-Age=0';

beforeAll(() => {
  // Every browser has one, the test browser does not.
  Object.assign(globalThis, { TextDecoder });
});

beforeEach(() => {
  document.cookie = signOutCookie;
});

afterEach(() => {
  cleanup();
  setContactPanel(false);
});

function signIn(): void {
  const user = { UserName: 'Zoe', Email: 'zoe@example.com', ID: 'sample-1', Admin: false };
  document.cookie = `AuthenticatedUser=${btoa(JSON.stringify(user))}; Path=/`;
}

function PanelState() {
  return <output>{useContactPanel() ? 'open' : 'closed'}</output>;
}

function Shown() {
  return (
    <>
      <RegisterButton href="/register" contactPage="/contact/" kind="primary" />
      <PanelState />
    </>
  );
}

describe('RegisterButton', () => {
  it('leads a stranger to the registration', () => {
    render(<Shown />);
    expect(screen.getByRole('link', { name: 'Register To Bid' }).getAttribute('href')).toBe('/register');
  });

  it('opens the contact panel for who is signed in', async () => {
    signIn();
    render(<Shown />);
    const link = await screen.findByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/contact/');
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe('open');
  });

  it('leaves a click that asks for a new tab to the browser', async () => {
    signIn();
    render(<Shown />);
    fireEvent.click(await screen.findByRole('link', { name: 'Contact Us' }), { ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('closed');
  });

  it('changes when the visitor comes back signed in or signed out', async () => {
    render(<Shown />);
    signIn();
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toBeTruthy();
    document.cookie = signOutCookie;
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('link', { name: 'Register To Bid' })).toBeTruthy();
  });

  it('takes a broken cookie for nobody', async () => {
    document.cookie = 'AuthenticatedUser=bm9ib2R5; Path=/';
    render(<Shown />);
    expect(await screen.findByRole('link', { name: 'Register To Bid' })).toBeTruthy();
  });

  it('is built for strangers', () => {
    signIn();
    const html = renderToString(<RegisterButton href="/register" contactPage="/contact/" />);
    expect(html).toContain('Register To Bid');
    expect(html).not.toContain('Contact Us');
  });
});
