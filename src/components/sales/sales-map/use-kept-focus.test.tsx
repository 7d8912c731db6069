/** @jest-environment jsdom */
import { useRef, type RefObject } from 'react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus';

interface StageProps {
  readonly figure: RefObject<HTMLElement | null>;
  readonly sales: readonly string[];
}

function Stage({ figure, sales }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useKeptFocus(stage, figure);
  return (
    <div ref={stage} role="region" tabIndex={-1}>
      {sales.map((sale) => (
        <a key={sale} href={`/auctions/${sale}/`}>
          {sale}
        </a>
      ))}
    </div>
  );
}

/** A map that may have loaded, followed by its static drawing. */
function Figure({ sales }: { readonly sales: readonly string[] | null }) {
  const figure = useRef<HTMLElement>(null);
  return (
    <>
      <a href="/auctions/coulee/">elsewhere</a>
      <figure ref={figure}>
        {sales !== null && <Stage figure={figure} sales={sales} />}
        <a href="/auctions/coulee/">still coulee</a>
      </figure>
    </>
  );
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name });
}

afterEach(cleanup);

describe('useKeptFocus', () => {
  it('moves the focus from a link of the static drawing to the link of the same sale', () => {
    const { rerender } = render(<Figure sales={null} />);
    const still = link('still coulee');
    still.focus();
    rerender(<Figure sales={['bend', 'coulee']} />);
    expect(document.activeElement).toBe(link('coulee'));
    expect(link('still coulee')).toBe(still);
  });

  it('moves the focus to the map if that has no such link', () => {
    const { rerender } = render(<Figure sales={null} />);
    link('still coulee').focus();
    rerender(<Figure sales={['bend']} />);
    expect(document.activeElement).toBe(screen.getByRole('region'));
  });

  it('leaves a focus outside the figure alone', () => {
    const { rerender } = render(<Figure sales={null} />);
    link('elsewhere').focus();
    rerender(<Figure sales={['bend', 'coulee']} />);
    expect(document.activeElement).toBe(link('elsewhere'));
  });

  it('keeps the focus in the map when the focused link is removed', () => {
    const { rerender } = render(<Figure sales={['bend', 'coulee']} />);
    const stage = screen.getByRole('region');
    within(stage).getByRole('link', { name: 'bend' }).focus();
    rerender(<Figure sales={['coulee']} />);
    expect(document.activeElement).toBe(stage);
  });
});
