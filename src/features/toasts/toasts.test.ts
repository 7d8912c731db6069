/** @jest-environment jsdom */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { dismissToast, showToast } from './toasts';
import type { ToastMessage } from './create-toasts';

const stale: ToastMessage = {
  kind: 'stale',
  tone: 'info',
  message: 'Sale data is out-of-date. Updating...',
};
const lost: ToastMessage = { kind: 'lost', tone: 'bad', message: 'An error occurred.', lasting: true };

const hasFocus = jest.fn(() => true);
let resized: () => void;

/** What the test browser has not: sizes, motion, and a window that is in front. */
function fillIn(): void {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }

      observe = () => undefined;
    },
  });
  Element.prototype.getAnimations = () => [];
  document.hasFocus = hasFocus;
}

async function pass(ms: number, before: () => void = () => undefined): Promise<void> {
  await act(async () => {
    before();
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** Until it is said. */
async function show(toast: ToastMessage): Promise<void> {
  await pass(100, () => {
    showToast(toast);
  });
}

async function dismiss(kind: string, ms = 0): Promise<void> {
  await pass(ms, () => {
    dismissToast(kind);
  });
}

beforeAll(async () => {
  fillIn();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    showToast(stale);
    await import('./open-shelf');
  });
  await act(() => screen.findByLabelText('Notifications'));
  await dismiss('stale', 0);
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  await dismiss('stale');
  await dismiss('lost');
  jest.useRealTimers();
});

afterAll(() => {
  resized();
});

describe('A toast', () => {
  it('is read out as a status, an error as an alert, from a region that was there before', async () => {
    await pass(0, () => {
      showToast(stale);
      showToast(lost);
    });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe('Sale data is out-of-date. Updating...');
    expect(screen.getByRole('alert').textContent).toBe('An error occurred.');
    expect(document.querySelectorAll('[aria-live]:not([aria-live="off"])')).toHaveLength(0);
  });

  it('closes after five seconds, unless it is lasting', async () => {
    await show(stale);
    await show(lost);
    await pass(4_899);
    expect(screen.getByRole('status')).toBeTruthy();
    await pass(1);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(3_600_000);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('has its words and its time anew when its kind is shown again, without another toast', async () => {
    await show(stale);
    const region = screen.getByRole('status');
    await pass(4_000);
    await show({ ...stale, message: 'Still updating...' });
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Still updating...');
    await pass(4_000);
    expect(region.isConnected).toBe(true);
    await pass(1_000);
    expect(region.isConnected).toBe(false);
  });

  it('waits while the pointer or the focus is on it, and while the window is not in front', async () => {
    await show(stale);
    const toast = screen.getByRole('status');
    await pass(3_000);
    fireEvent.pointerEnter(toast.parentElement?.parentElement ?? toast);
    await pass(60_000);
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => {
      button.focus();
    });
    fireEvent.pointerLeave(toast.parentElement?.parentElement ?? toast);
    await pass(60_000);
    hasFocus.mockReturnValue(false);
    act(() => {
      button.blur();
    });
    await pass(60_000);
    hasFocus.mockReturnValue(true);
    fireEvent.focus(window);
    await pass(1_999);
    expect(toast.isConnected).toBe(true);
    await pass(1);
    expect(toast.isConnected).toBe(false);
  });

  it('closes by its button or by Esc, and gives the focus back to what had it', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    for (const way of ['click', 'Escape']) {
      field.focus();
      await show(lost);
      expect(document.activeElement).toBe(field);
      const button = screen.getByRole('button', { name: 'Close' });
      act(() => {
        button.focus();
      });
      if (way === 'click') fireEvent.click(button);
      else fireEvent.keyDown(button, { key: way });
      await pass(0);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.activeElement).toBe(field);
    }
    field.remove();
  });

  it('stays when its kind is shown again while it leaves', async () => {
    await show(lost);
    const finished = new Promise((resolve) => setTimeout(resolve, 220));
    Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
    await dismiss('lost', 10);
    await show({ ...lost, message: 'An error occurred again.' });
    Object.assign(Element.prototype, { getAnimations: () => [] });
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toBe('An error occurred again.');
  });

  it('gives way, if it would close by itself, to the fifth', async () => {
    await show(lost);
    for (const kind of ['one', 'two', 'three', 'four']) await show({ ...stale, kind, message: kind });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'four',
      'three',
      'two',
    ]);
    expect(screen.getByRole('alert')).toBeTruthy();
    await pass(6_000);
    expect(screen.queryAllByRole('status')).toEqual([]);
  });
});
