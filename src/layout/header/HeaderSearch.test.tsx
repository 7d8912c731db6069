/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { setErrorReporter } from '../../features/error-reports/page-errors';
import { exampleHeader, exampleMenuSale } from './header.example';
import { HeaderSearch } from './HeaderSearch';

const shell = { ...exampleHeader, menuSales: [exampleMenuSale] };
const left = jest.fn();
const log = jest.spyOn(console, 'error');

function Search() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderSearch
        shell={shell}
        open={open}
        onOpen={() => {
          setOpen(true);
        }}
        onClose={() => {
          setOpen(false);
        }}
        onLeave={() => {
          left();
          setOpen(false);
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

function field(): HTMLInputElement {
  const found = screen.getByLabelText('Search for land');
  if (!(found instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return found;
}

async function open(): Promise<void> {
  await act(async () => {
    field().focus();
    await import('./HeaderSuggestions');
  });
  await screen.findByRole('combobox');
}

beforeAll(async () => {
  // Compiled here, so that no test waits for it.
  await import('./HeaderSuggestions');
});

beforeEach(() => {
  log.mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

afterEach(() => {
  cleanup();
  setErrorReporter(null);
  left.mockReset();
  log.mockReset();
});

describe('HeaderSearch', () => {
  it('is a form like any other before it is used', () => {
    render(<Search />);
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/search/');
    expect(field().name).toBe('query');
    expect(field().placeholder).toBe('Search for land');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('takes the focus 250 ms after it was opened', () => {
    jest.useFakeTimers();
    try {
      render(<Search />);
      fireEvent.click(screen.getByRole('button', { name: 'Search' }));
      act(() => {
        jest.advanceTimersByTime(249);
      });
      expect(document.activeElement).toBe(document.body);
      act(() => {
        jest.advanceTimersByTime(1);
      });
      expect(document.activeElement).toBe(field());
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not take the focus back from a visitor who has gone on', () => {
    jest.useFakeTimers();
    try {
      render(<Search />);
      act(() => {
        field().focus();
      });
      const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
      elsewhere.focus();
      act(() => {
        jest.advanceTimersByTime(1000);
      });
      expect(document.activeElement).toBe(elsewhere);
    } finally {
      jest.useRealTimers();
    }
  });

  it('becomes a combobox with suggestions when it is used, and keeps what was typed meanwhile', async () => {
    render(<Search />);
    fireEvent.input(field(), { target: { value: 'ed' } });
    await open();
    expect(field().placeholder).toBe('Search for land near you');
    expect(field().value).toBe('ed');
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
  });

  it('clears its text with a button, and when it is closed', async () => {
    render(<Search />);
    await open();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    fireEvent.input(field(), { target: { value: 'ed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    expect(screen.getByRole('option', { name: 'Go to Burnt Birch Ranch - Spirit River, AB' })).toBeTruthy();
    fireEvent.input(field(), { target: { value: 'ed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect([field().value, screen.queryByRole('combobox')]).toEqual(['', null]);
  });

  it('closes when the focus leaves it, and not before', async () => {
    render(<Search />);
    await open();
    act(() => {
      screen.getByRole('button', { name: 'Search' }).focus();
    });
    expect(left).not.toHaveBeenCalled();
    act(() => {
      screen.getByRole('button', { name: 'Elsewhere' }).focus();
    });
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('closes when its suggestions come after the focus has left it', async () => {
    render(<Search />);
    await act(async () => {
      field().focus();
      screen.getByRole('button', { name: 'Elsewhere' }).focus();
      await import('./HeaderSuggestions');
    });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('shows the error message when suggestions cannot be loaded, logs it and reports it', async () => {
    const reported = jest.fn();
    setErrorReporter(reported);
    render(<Search />);
    await open();
    fireEvent.input(field(), { target: { value: 'edmonton' } });
    expect((await screen.findByRole('alert')).textContent).toBe(shell.search.failure);
    const error = new Error('Search suggestions: unreachable');
    expect([log.mock.calls, reported.mock.calls]).toEqual([[[error]], [[error]]]);
    expect(field().value).toBe('edmonton');
  });
});
