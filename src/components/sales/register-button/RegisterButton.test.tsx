/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setVisitor } from '../../../features/auth/visitor';
import { setContactPanel, useContactPanel } from '../../../features/contact/contact-panel';
import { RegisterButton } from './RegisterButton';

const zoe = { id: 'sample-1', name: 'Zoe', email: 'zoe@example.com', phone: null, admin: false };

afterEach(() => {
  cleanup();
  setContactPanel(null);
  setVisitor({ kind: 'anonymous' });
});

function signIn(): void {
  act(() => {
    setVisitor({ kind: 'signed in', user: zoe });
  });
}

function PanelState() {
  return <output>{useContactPanel() ? 'open' : 'closed'}</output>;
}

function Shown() {
  return (
    <>
      <RegisterButton
        register={{ label: 'Register To Bid', href: 'https://engine.example/register/' }}
        contact={{ label: 'Contact Us', href: '/contact/' }}
        kind="primary"
      />
      <PanelState />
    </>
  );
}

describe('RegisterButton', () => {
  it('leads an anonymous visitor to the registration', () => {
    render(<Shown />);
    const link = screen.getByRole('link', { name: 'Register To Bid' });
    expect(link.getAttribute('href')).toBe('https://engine.example/register/');
  });

  it('opens the contact panel for a signed-in visitor', () => {
    render(<Shown />);
    signIn();
    const link = screen.getByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/contact/');
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe('open');
  });

  it('leaves a click that opens a new tab to the browser', () => {
    render(<Shown />);
    signIn();
    fireEvent.click(screen.getByRole('link', { name: 'Contact Us' }), { ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('closed');
  });

  it('is rendered for anonymous visitors in the build', () => {
    signIn();
    const html = renderToString(<Shown />);
    expect(html).toContain('Register To Bid');
    expect(html).not.toContain('Contact Us');
  });
});
