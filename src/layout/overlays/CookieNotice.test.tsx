/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useConsentAnswered } from '../../features/consent/consent';
import { CookieNotice } from './CookieNotice';

function Page() {
  const answered = useConsentAnswered();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <input />
      </main>
      {!answered && <CookieNotice />}
    </>
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

beforeEach(() => {
  document.documentElement.className = 'unanswered';
  render(<Page />);
});

afterEach(cleanup);

describe('CookieNotice', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('stores what %s means, and leaves the focus in the main part', (name, consent) => {
    button(name).focus();
    fireEvent.click(button(name));
    expect(document.cookie).toBe(`CookieConsent=${consent}`);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('does not take the focus from where the visitor has gone since an early press', () => {
    screen.getByRole('textbox').focus();
    fireEvent.click(button('Decline'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
