/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from './SearchField';

const searched = jest.fn<(text: string) => void>();

function Field({ query = '' }: { readonly query?: string }) {
  return <SearchField action="/search/" query={query} onSearch={searched} />;
}

function field(): HTMLInputElement {
  const found = screen.getByRole('searchbox', { name: 'Search all pages' });
  if (!(found instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return found;
}

function type(value: string, ms: number): void {
  fireEvent.input(field(), { target: { value } });
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  searched.mockReset();
  history.replaceState(null, '', '/search/');
});

describe('SearchField', () => {
  it('searches once typing has paused for 200 ms', () => {
    render(<Field />);
    type('dra', 199);
    type('drain', 199);
    expect(searched).not.toHaveBeenCalled();
    type('drain', 200);
    expect(searched.mock.calls).toEqual([['drain']]);
  });

  it('searches at once when it is submitted, and only once', () => {
    render(<Field />);
    type('drain', 10);
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(searched.mock.calls).toEqual([['drain']]);
  });

  it('shows the query of the address, but does not change text that is being typed', () => {
    const { rerender } = render(<Field query="drainage" />);
    expect(field().value).toBe('drainage');
    rerender(<Field query="lease" />);
    expect(field().value).toBe('lease');
    type('lease ', 10);
    rerender(<Field query="drainage" />);
    expect(field().value).toBe('lease ');
  });

  it('searches for text that was typed before the page was ready, unless the address has a query', async () => {
    async function arrive(address: string): Promise<void> {
      history.replaceState(null, '', address);
      document.body.innerHTML = `<div>${renderToString(<Field />)}</div>`;
      const container = document.body.firstElementChild;
      if (container === null) throw new Error('Nothing was built.');
      field().value = 'early';
      const root = await act(() => Promise.resolve(hydrateRoot(container, <Field />)));
      act(() => {
        root.unmount();
      });
    }
    await arrive('/search/?query=drainage');
    expect(searched).not.toHaveBeenCalled();
    await arrive('/search/');
    expect(searched.mock.calls).toEqual([['early']]);
  });
});
