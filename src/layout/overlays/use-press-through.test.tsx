/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { nextTask } from '../../lib/next-task';
import { usePressThrough } from './use-press-through';

function Page({ bars }: { readonly bars: readonly string[] }) {
  const dock = useRef<HTMLDivElement>(null);
  usePressThrough(dock);
  return (
    <div ref={dock}>
      {bars.map((name) => (
        <section key={name} aria-label={name} />
      ))}
    </div>
  );
}

function takesPresses(name: string): boolean {
  return screen.getByRole('region', { name }).style.pointerEvents !== 'none';
}

afterEach(cleanup);

it.each(['pointerup', 'pointercancel'])(
  'a bar that appears during a press takes presses after the %s, and one from before all the time',
  async (end) => {
    const { rerender } = render(<Page bars={['Player']} />);
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    rerender(<Page bars={['Player', 'Banner']} />);
    await act(nextTask);
    expect([takesPresses('Player'), takesPresses('Banner')]).toEqual([true, false]);
    fireEvent(document.body, new Event(end, { bubbles: true }));
    expect(takesPresses('Banner')).toBe(false);
    await act(nextTask);
    expect(takesPresses('Banner')).toBe(true);
    rerender(<Page bars={['Player', 'Banner', 'Button']} />);
    await act(nextTask);
    expect(takesPresses('Button')).toBe(true);
  },
);
