/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDockHeight } from './use-dock-height';

let measure: () => void;

class FakeResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    measure = () => {
      callback([], this);
    };
  }
  observe(): void {
    // The test calls `measure` itself.
  }
  unobserve(): void {
    // Never used.
  }
  disconnect(): void {
    // The test may measure once more after this.
  }
}

function Page() {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <>
      <footer data-inset="" />
      <div ref={dock} />
    </>
  );
}

function room(): string {
  return screen.getByRole('contentinfo').style.getPropertyValue('--inset');
}

beforeEach(() => {
  window.ResizeObserver = FakeResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.isConnected ? 83 : 0;
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('keeps the room for the next page, even when it measures the dock that has been replaced', () => {
  const { unmount } = render(<Page />);
  measure();
  expect(room()).toBe('83px');
  const measureReplaced = measure;
  unmount();
  measureReplaced();
  render(<Page />);
  expect(room()).toBe('83px');
});
