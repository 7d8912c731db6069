/** @jest-environment jsdom */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ToastMessage } from './create-toasts';
import { dismissToast, showToast } from './toasts';

const stale: ToastMessage = {
  kind: 'stale',
  tone: 'info',
  message: 'Sale data is out-of-date. Updating...',
};
const lost: ToastMessage = { kind: 'lost', tone: 'bad', message: 'An error occurred.', lasting: true };

let resize: () => void;

function show(toast: ToastMessage): void {
  act(() => {
    showToast(toast);
  });
}

/** Ends the transition of a toast, as the style sheet does in a browser. */
function finishTransition(toast: Element): void {
  act(() => {
    toast.dispatchEvent(new Event('animationend'));
  });
}

function region(): HTMLElement {
  return screen.getByRole('region', { name: /Notifications/ });
}

/** Timers that run while the toast is shown. */
function timerOf(toast: HTMLElement): HTMLElement | null {
  return toast.querySelector('[role=progressbar]');
}

beforeAll(async () => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }

      observe = () => undefined;
    },
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  await act(async () => {
    showToast(stale);
    await import('./toast-container');
    await jest.advanceTimersByTimeAsync(100);
  });
  jest.useRealTimers();
});

afterEach(() => {
  act(() => {
    dismissToast('stale');
    dismissToast('lost');
  });
  for (const toast of document.querySelectorAll('[data-in]')) finishTransition(toast);
});

afterAll(() => {
  // Nothing is shown any more.
  resize();
});

describe('A toast', () => {
  it('is added to a live region, as a status, an error as an alert', () => {
    expect(region().getAttribute('aria-live')).toBe('polite');
    show(stale);
    show(lost);
    expect(screen.getByRole('status').textContent).toBe('Sale data is out-of-date. Updating...');
    expect(screen.getByRole('alert').textContent).toBe('An error occurred.');
    expect(region().contains(screen.getByRole('alert'))).toBe(true);
  });

  it('changes its text and restarts its time when its kind is shown again, without another toast', () => {
    show(stale);
    const toast = screen.getByRole('status');
    const timer = timerOf(toast);
    show({ ...stale, message: 'Still updating...' });
    expect(screen.getByRole('status')).toBe(toast);
    expect(toast.textContent).toBe('Still updating...');
    expect(timerOf(toast)).not.toBe(timer);
    show({ ...stale, tone: 'bad', message: 'Not updated.' });
    expect(screen.getByRole('alert')).toBe(toast);
  });

  it.each(['click', 'Escape'])('closes by %s, and returns the focus', (action) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show(lost);
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(field);
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => {
      button.focus();
    });
    if (action === 'click') fireEvent.click(button);
    else fireEvent.keyDown(button, { key: action });
    expect(document.activeElement).toBe(field);
    finishTransition(alert);
    expect(alert.isConnected).toBe(false);
    field.remove();
  });

  it('stays if its kind is shown again while it closes', () => {
    show(lost);
    const leaving = screen.getByRole('alert');
    act(() => {
      dismissToast('lost');
    });
    show({ ...lost, message: 'An error occurred again.' });
    finishTransition(leaving);
    expect(screen.getByRole('alert').textContent).toBe('An error occurred again.');
  });

  it('leaves the others when its kind is dismissed, shown or not', () => {
    show(lost);
    act(() => {
      dismissToast('stale');
      dismissToast('never shown');
    });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
