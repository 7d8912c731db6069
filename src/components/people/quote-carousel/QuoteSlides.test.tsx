/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { QuoteProps } from '../../../page-data/common-props';
import { largeScreen } from '../../../styles/large-screen';
import { QuoteSlides } from './QuoteSlides';

const names = ['Thérèse', 'Brenda', 'Kevin', 'Erin', 'Walter'];
const quotes: readonly QuoteProps[] = names.map((name) => ({
  tagline: `What ${name} says.`,
  content: 'In short.',
  name,
  title: 'Grain farmer',
  city: 'Falher, AB',
  picture: null,
  video: { label: `Watch ${name}`, href: `/testimonials/${name}/` },
}));

let holding: readonly string[] = [];

beforeEach(() => {
  holding = [];
  jest.useFakeTimers();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      matches: holding.some((part) => media.includes(part)),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // The slider's library still uses the deprecated method.
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

/** Advances the time of one slide, in the slider's steps: fade in, rest, and one tick for the change. */
function waitForNext(): void {
  for (const ms of [300, 100, 19_600, 1]) wait(ms);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
  // Until the slide has faded in.
  wait(300);
}

/** The taglines of the slides that are not inert. */
function visibleTaglines(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[aria-roledescription=slide]:not([inert]) blockquote')].map(
    ({ textContent }) => textContent,
  );
}

describe('QuoteSlides', () => {
  it('changes after 20 seconds, and from the last to the first', () => {
    const { container } = render(<QuoteSlides quotes={quotes} />);
    wait(19_999);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    wait(2);
    expect(screen.getByText('2 of 5')).toBeTruthy();
    for (let step = 0; step < 4; step += 1) waitForNext();
    expect(screen.getByText('1 of 5')).toBeTruthy();
    expect(visibleTaglines(container)).toEqual(['What Thérèse says.In short.']);
  });

  it('shows two at a time on a wide screen, each of them once in the page', () => {
    holding = [largeScreen];
    const { container } = render(<QuoteSlides quotes={quotes} pairs />);
    expect(screen.getByText('1 and 2 of 5')).toBeTruthy();
    expect(visibleTaglines(container)).toHaveLength(2);
    press('Previous');
    expect(screen.getByText('5 of 5')).toBeTruthy();
    expect(visibleTaglines(container)).toEqual(['What Walter says.In short.']);
    for (const name of names) expect(screen.getAllByText(`What ${name} says.`)).toHaveLength(1);
  });

  it('stays paused until it is played again', () => {
    render(<QuoteSlides quotes={quotes} />);
    press('Pause');
    wait(60_000);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    press('Play');
    waitForNext();
    expect(screen.getByText('2 of 5')).toBeTruthy();
  });

  it('pauses under the pointer and the focus, and announces a slide that is chosen by hand', () => {
    const { container } = render(<QuoteSlides quotes={quotes} />);
    const live = container.querySelector('[aria-live]');
    const carousel = screen.getByRole('region', { name: 'What sellers and buyers say' });
    expect(live?.getAttribute('aria-live')).toBe('off');
    fireEvent.pointerEnter(carousel);
    wait(60_000);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    fireEvent.pointerLeave(carousel);
    act(() => {
      screen.getByRole('button', { name: 'Next' }).focus();
    });
    wait(60_000);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    expect(live?.getAttribute('aria-live')).toBe('polite');
    act(() => {
      screen.getByRole('button', { name: 'Next' }).blur();
    });
    waitForNext();
    expect(screen.getByText('2 of 5')).toBeTruthy();
  });

  it('pauses in a hidden tab', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<QuoteSlides quotes={quotes} />);
    wait(60_000);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    hidden.mockReturnValue(false);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    waitForNext();
    expect(screen.getByText('2 of 5')).toBeTruthy();
  });

  it('does not move by itself under reduced motion', () => {
    holding = ['reduced-motion'];
    render(<QuoteSlides quotes={quotes} />);
    wait(60_000);
    expect(screen.getByText('1 of 5')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    press('Next');
    expect(screen.getByText('2 of 5')).toBeTruthy();
  });

  it('has no controls when all quotes are visible at once', () => {
    render(<QuoteSlides quotes={quotes.slice(0, 1)} />);
    wait(60_000);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('What Thérèse says.')).toBeTruthy();
  });
});
