/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { QuoteProps } from '../../../page-data/common-props';
import { QuoteCarousel } from './QuoteCarousel';

const quotes: readonly QuoteProps[] = ['Thérèse', 'Brenda', 'Kevin'].map((name) => ({
  tagline: `What ${name} says.`,
  content: 'In short.',
  name,
  title: 'Grain farmer',
  city: 'Falher, AB',
  picture: null,
  video: null,
}));

let enterViewport: () => void = () => undefined;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      enterViewport = () => {
        callback([{ isIntersecting: true }]);
      };
    }
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
});

afterEach(cleanup);

describe('QuoteCarousel', () => {
  it('shows every quote as a list until it is near the window', async () => {
    render(<QuoteCarousel quotes={quotes} />);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
    act(enterViewport);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('leaves the list as it is while the focus is in it', async () => {
    render(<QuoteCarousel quotes={quotes} />);
    const row = screen.getByRole('region', { name: 'What sellers and buyers say' });
    row.focus();
    await act(async () => {
      enterViewport();
      await import('./QuoteSlides');
    });
    expect(document.activeElement).toBe(row);
    act(() => {
      row.blur();
    });
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });
});
