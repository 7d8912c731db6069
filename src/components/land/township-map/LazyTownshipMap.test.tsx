/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LazyTownshipMap } from './LazyTownshipMap';

const map = <LazyTownshipMap label="Sections 9 and 16" marked={[9, 16]} />;

let scroll: (near: boolean) => void;

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => {
          callback([{ isIntersecting }]);
        };
      }
      observe(): void {
        scroll(false);
      }
      disconnect(): void {
        // Nothing to release.
      }
    },
  });
});

afterEach(cleanup);

describe('LazyTownshipMap', () => {
  it('is not in the HTML', () => {
    expect(renderToString(map)).toBe('<div></div>');
  });

  it('is drawn once its place comes near the window, and stays', async () => {
    render(map);
    expect(screen.queryByRole('img')).toBeNull();
    act(() => {
      scroll(true);
    });
    expect(await screen.findByRole('img', { name: 'Sections 9 and 16' })).toBeTruthy();
    act(() => {
      scroll(false);
    });
    expect(screen.getByRole('img', { name: 'Sections 9 and 16' })).toBeTruthy();
  });
});
