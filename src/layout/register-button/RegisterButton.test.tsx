/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setVisitor } from '../../features/auth/visitor';
import { setContactPanel, useContactPanel } from '../../features/contact/contact-panel';
import { RegisterButton } from './RegisterButton';

afterEach(() => {
  cleanup();
  signOut();
  setContactPanel(false);
});

function signIn(): void {
  const user = { id: 'sample-1', name: 'Zoe', email: 'zoe@example.com', phone: null, admin: false };
  setVisitor({ kind: 'signed in', user });
}

function signOut(): void {
  setVisitor({ kind: 'anonymous' });
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

  it('opens the contact panel for who is signed in', () => {
    signIn();
    render(<Shown />);
    const link = screen.getByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/contact/');
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe('open');
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    signIn();
    render(<Shown />);
    fireEvent.click(screen.getByRole('link', { name: 'Contact Us' }), { ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('closed');
  });

  it('changes when the visitor signs in or out', () => {
    render(<Shown />);
    act(signIn);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toBeTruthy();
    act(signOut);
    expect(screen.getByRole('link', { name: 'Register To Bid' })).toBeTruthy();
  });

  it('is built for strangers', () => {
    signIn();
    const html = renderToString(<RegisterButton href="/register" contactPage="/contact/" />);
    expect(html).toContain('Register To Bid');
    expect(html).not.toContain('Contact Us');
  });
});
