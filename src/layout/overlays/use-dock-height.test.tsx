/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { useDockHeight } from './use-dock-height';

const { style } = document.documentElement;
let measure: () => void;

class FakeResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    measure = () => {
      callback([], this);
    };
  }
  observe(): void {
    // The test measures.
  }
  unobserve(): void {
    // Never used.
  }
  disconnect(): void {
    // Whether it measures once more is for the test to say.
  }
}

function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return <div ref={dock} />;
}

beforeEach(() => {
  window.ResizeObserver = FakeResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.isConnected ? 83 : 0;
  });
});

afterEach(() => {
  cleanup();
  style.cssText = '';
  jest.restoreAllMocks();
});

it('keeps the room for the next page, also when it measures the dock that has been replaced', () => {
  const { unmount } = render(<Dock />);
  measure();
  expect(style.getPropertyValue('--dock')).toBe('83px');
  unmount();
  measure();
  expect(style.getPropertyValue('--dock')).toBe('83px');
});

it('writes nothing that has not changed', () => {
  render(<Dock />);
  measure();
  const written = jest.spyOn(style, 'setProperty');
  measure();
  expect(written).not.toHaveBeenCalled();
});
