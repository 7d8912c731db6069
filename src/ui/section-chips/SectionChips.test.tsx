/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SectionChips } from './SectionChips';

interface Crossing {
  readonly target: Element;
  readonly isIntersecting: boolean;
}

let observed: Element[];
let report: (crossings: readonly Crossing[]) => void;

class Observer {
  constructor(onCross: (crossings: readonly Crossing[]) => void) {
    report = onCross;
  }
  observe(target: Element): void {
    observed.push(target);
  }
  disconnect(): void {
    observed = [];
  }
}

/** Scrolls until a part begins above the line at which it is read, or below it again. */
function begin(id: string, isIntersecting: boolean): Crossing {
  const target = document.getElementById(id);
  if (target === null) throw new Error(`There is no part ${id}`);
  return { target, isIntersecting };
}

function scroll(...crossings: readonly Crossing[]): void {
  act(() => {
    report(crossings);
  });
}

function current(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  observed = [];
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, writable: true });
  Element.prototype.scrollTo = () => undefined;
  render(
    <>
      <SectionChips
        label="On this page"
        parts={[
          { id: 'parcels', label: 'Parcels', count: 3 },
          { id: 'documents', label: 'Documents' },
          { id: 'missing', label: 'Missing' },
        ]}
      />
      <section id="parcels" />
      <details id="documents">
        <summary>Documents</summary>
      </details>
    </>,
  );
});

afterEach(cleanup);

describe('SectionChips', () => {
  it('marks nothing before the page is scrolled', () => {
    expect(observed).toEqual([]);
    expect(current()).toEqual([]);
  });

  it('marks the part that is read, and none above the first', () => {
    fireEvent.scroll(window);
    expect(observed.map(({ id }) => id)).toEqual(['parcels', 'documents']);
    expect(current()).toEqual([]);
    scroll(begin('parcels', true));
    expect(current()).toEqual(['Parcels 3']);
    scroll(begin('documents', true));
    expect(current()).toEqual(['Documents ']);
    scroll(begin('documents', false));
    expect(current()).toEqual(['Parcels 3']);
    scroll(begin('parcels', false));
    expect(current()).toEqual([]);
  });

  it('marks none after a jump from the last part to the top', () => {
    fireEvent.scroll(window);
    scroll(begin('parcels', true), begin('documents', true));
    expect(current()).toEqual(['Documents ']);
    scroll(begin('parcels', false), begin('documents', false));
    expect(current()).toEqual([]);
  });

  it('opens the folded part that a chip leads to', () => {
    const documents = screen.getByRole<HTMLDetailsElement>('group');
    fireEvent.click(screen.getByRole('link', { name: 'Parcels 3' }));
    expect(documents.open).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Documents' }));
    expect(documents.open).toBe(true);
  });
});
