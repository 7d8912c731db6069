/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStore, type Store } from '../../lib/create-store';
import { setHydrating, useSnapshotInTransition } from './use-snapshot-in-transition';

let live: Store<string>;

beforeEach(() => {
  live = createStore('upcoming');
});

afterEach(() => {
  setHydrating(false);
  cleanup();
});

function Status({ store = live }: { readonly store?: Store<string> }) {
  return <output>{useSnapshotInTransition(store.subscribe, store.get, 'upcoming')}</output>;
}

it('shows the value, and each change', () => {
  live.set('live');
  render(<Status />);
  expect(screen.getByRole('status').textContent).toBe('live');
  act(() => {
    live.set('completed');
  });
  expect(screen.getByRole('status').textContent).toBe('completed');
});

it('begins with the HTML of the build while React hydrates it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Status />);
  live.set('live');
  setHydrating(true);
  const mismatches: unknown[] = [];
  act(() => {
    hydrateRoot(page, <Status />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect([page.textContent, mismatches]).toEqual(['live', []]);
});

it('never shows the value of one source for another', () => {
  const shown: (string | null)[] = [];
  const other = createStore('postponed');
  function StoreValue({ store }: { readonly store: Store<string> }) {
    const status = useSnapshotInTransition(store.subscribe, store.get, 'upcoming');
    return <output ref={() => void shown.push(status)}>{status}</output>;
  }
  const { rerender } = render(<StoreValue store={live} />);
  rerender(<StoreValue store={other} />);
  expect(shown.at(-1)).toBe('postponed');
  expect(screen.getByRole('status').textContent).toBe('postponed');
  act(() => {
    live.set('live');
  });
  expect(screen.getByRole('status').textContent).toBe('postponed');
});
