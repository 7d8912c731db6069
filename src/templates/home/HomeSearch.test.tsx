/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HomeSearch } from './HomeSearch';

/** A fake of Gatsby's router, which leaves addresses as they are. */
const navigated = jest.fn<(to: string) => void>();

/** Submits the search for a text before its suggestions have loaded; returns true if the browser submits the form. */
function submit(text: string): boolean {
  render(<HomeSearch action="/search/" sales="/sales/" hint="" />);
  // Set without an event, which would fetch the suggestions.
  screen.getByRole<HTMLInputElement>('searchbox').value = text;
  return fireEvent.submit(screen.getByRole('search'));
}

beforeAll(() => {
  Object.assign(window, { ___navigate: navigated, __BASE_PATH__: '', __TRAILING_SLASH__: '' });
});

afterEach(() => {
  cleanup();
  navigated.mockReset();
});

describe('HomeSearch', () => {
  it.each(['', ' '])('leads the empty search "%s" to the list of sales', (text) => {
    expect(submit(text)).toBe(false);
    expect(navigated.mock.calls).toEqual([['/sales/']]);
  });

  it('leaves a search for words to its form', () => {
    expect(submit('edmonton')).toBe(true);
    expect(navigated).not.toHaveBeenCalled();
  });

  it('does nothing for a search that was handled already', () => {
    render(<HomeSearch action="/search/" sales="/sales/" hint="" />);
    const form = screen.getByRole('search');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    fireEvent.submit(form);
    expect(navigated).not.toHaveBeenCalled();
  });
});
