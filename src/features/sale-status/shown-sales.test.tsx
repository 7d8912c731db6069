/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useShownSales, useShowsSale } from './shown-sales';

let scroll: (visible: boolean) => void = () => undefined;

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: jest.fn((callback: (entries: readonly { isIntersecting: boolean }[]) => void) => ({
      observe: () => {
        scroll = (isIntersecting) => {
          callback([{ isIntersecting }]);
        };
      },
      disconnect: () => undefined,
    })),
  });
});

afterEach(cleanup);

function Shown() {
  return <output>{[...useShownSales()].join(' ')}</output>;
}

function SalePage() {
  useShowsSale('coulee');
  return null;
}

function Featured() {
  const element = useRef<HTMLElement>(null);
  useShowsSale('prairie', element);
  return <aside ref={element} />;
}

function shownSlugs(): string {
  return screen.getByRole('status').textContent;
}

describe('useShownSales', () => {
  it('lists the sale of a page as long as the page is open', () => {
    const { rerender } = render(
      <>
        <Shown />
        <SalePage />
      </>,
    );
    expect(shownSlugs()).toBe('coulee');
    rerender(<Shown />);
    expect(shownSlugs()).toBe('');
  });

  it('lists the sale of a section while that is in view', () => {
    const { rerender } = render(
      <>
        <Shown />
        <Featured />
      </>,
    );
    expect(shownSlugs()).toBe('');
    act(() => {
      scroll(true);
    });
    expect(shownSlugs()).toBe('prairie');
    act(() => {
      scroll(false);
    });
    expect(shownSlugs()).toBe('');
    act(() => {
      scroll(true);
    });
    rerender(<Shown />);
    expect(shownSlugs()).toBe('');
  });
});
