/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Fold } from './Fold';

/** The media query of a large screen. */
let screens = Object.assign(new EventTarget(), { matches: false });

function resize(wide: boolean): void {
  screens.matches = wide;
  screens.dispatchEvent(new Event('change'));
}

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
  screens = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(window, 'matchMedia', { value: () => screens, writable: true });
});

afterEach(cleanup);

describe('Fold', () => {
  it('has its content in the page, closed on a phone', () => {
    expect(documents().open).toBe(false);
    expect(screen.getByText('The offer to purchase')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Documents' })).toBeTruthy();
  });

  it('is open on a large screen', () => {
    resize(true);
    expect(documents().open).toBe(true);
    expect(screen.getByRole('heading').parentElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('follows the size of the window, as by zooming, and stays open when it becomes small', () => {
    const details = documents();
    const summary = screen.getByRole('heading').parentElement;
    resize(true);
    expect(details.open).toBe(true);
    expect(summary?.getAttribute('tabindex')).toBe('-1');
    resize(false);
    expect(details.open).toBe(true);
    expect(summary?.getAttribute('tabindex')).toBe('0');
  });

  it('watches the window no longer when it is gone', () => {
    const details = documents();
    cleanup();
    resize(true);
    expect(details.open).toBe(false);
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
