/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { standInForCrossings } from './crossing-observer.example';
import { SectionChips } from './SectionChips';

let page: ReturnType<typeof standInForCrossings>;

/** Scrolls until parts begin above the line at which they are read, or below it again. */
function scroll(begun: Readonly<Record<string, boolean>>): void {
  act(() => {
    page.cross(begun);
  });
}

function current(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  page = standInForCrossings();
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
    expect(page.observed()).toEqual([]);
    expect(current()).toEqual([]);
  });

  it('marks the part that is read, and none above the first', () => {
    fireEvent.scroll(window);
    expect([page.observed(), page.margin()]).toEqual([['parcels', 'documents'], '999999px 0px -70%']);
    expect(current()).toEqual([]);
    scroll({ parcels: true });
    expect(current()).toEqual(['Parcels 3']);
    scroll({ documents: true });
    expect(current()).toEqual(['Documents ']);
    scroll({ documents: false });
    expect(current()).toEqual(['Parcels 3']);
    scroll({ parcels: false });
    expect(current()).toEqual([]);
  });

  it('marks none after a jump from the last part to the top', () => {
    fireEvent.scroll(window);
    scroll({ parcels: true, documents: true });
    expect(current()).toEqual(['Documents ']);
    scroll({ parcels: false, documents: false });
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
