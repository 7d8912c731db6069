/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Fold } from './Fold';

let wide = false;

function documents() {
  render(
    <Fold id="documents" heading="Documents">
      <p>The offer to purchase</p>
    </Fold>,
  );
  return screen.getByRole<HTMLDetailsElement>('group');
}

beforeEach(() => {
  window.location.hash = '';
  Object.defineProperty(window, 'matchMedia', { value: jest.fn(() => ({ matches: wide })), writable: true });
});

afterEach(() => {
  wide = false;
  cleanup();
});

describe('Fold', () => {
  it('has its content in the page, closed on a phone', () => {
    expect(documents().open).toBe(false);
    expect(screen.getByText('The offer to purchase')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Documents' })).toBeTruthy();
  });

  it('is open on a large screen', () => {
    wide = true;
    expect(documents().open).toBe(true);
    expect(screen.getByRole('heading').parentElement?.tabIndex).toBe(-1);
  });

  it('is open where the address leads to it', () => {
    window.location.hash = '#documents';
    expect(documents().open).toBe(true);
  });

  it('opens when a link leads to it, and stays closed for another one', () => {
    const details = documents();
    window.location.hash = '#dates';
    window.dispatchEvent(new Event('hashchange'));
    expect(details.open).toBe(false);
    window.location.hash = '#documents';
    window.dispatchEvent(new Event('hashchange'));
    expect(details.open).toBe(true);
  });
});
