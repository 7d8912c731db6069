/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useInteraction } from './use-interaction';

const idleMs = 60_000;

function Target() {
  const { interacting, handlers } = useInteraction(idleMs);
  return (
    <section {...handlers}>
      <button>First</button>
      <button>Second</button>
      <output>{String(interacting)}</output>
    </section>
  );
}

function shown(): string {
  return screen.getByRole('status').textContent;
}

function wait(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Target />);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('useInteraction', () => {
  it('counts a pointer until it leaves or stops moving', () => {
    const stage = screen.getByRole('status');
    fireEvent.pointerEnter(stage);
    expect(shown()).toBe('true');
    fireEvent.pointerLeave(stage);
    expect(shown()).toBe('false');
    fireEvent.pointerMove(stage);
    wait(idleMs - 1);
    expect(shown()).toBe('true');
    wait(1);
    expect(shown()).toBe('false');
  });

  it('counts the focus until it leaves the element', () => {
    const [first, second] = screen.getAllByRole('button');
    act(() => first?.focus());
    act(() => second?.focus());
    expect(shown()).toBe('true');
    act(() => second?.blur());
    expect(shown()).toBe('false');
  });
});
