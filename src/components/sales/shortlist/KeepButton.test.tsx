/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepEntries } from '../../../features/shortlist/kept-shortlist';
import { shortlist } from '../../../features/shortlist/shortlist';
import { KeepButton } from './KeepButton';
import { KeepOnCard } from './KeepOnCard';
import { KeepSlot } from './KeepSlot';
import { shortlistParts } from './shortlist-parts';
import { ShortlistLink } from './ShortlistLink';
import { ShortlistLinkSlot } from './ShortlistLinkSlot';

const ranch = { sale: 'burnt-birch-ranch', name: 'Burnt Birch Ranch' };

function button(): HTMLElement {
  return screen.getByRole('button');
}

beforeEach(() => {
  localStorage.clear();
  shortlist.set(null);
  shortlistParts.set({ KeepButton, ShortlistLink });
});

afterEach(cleanup);

describe('the button that keeps a sale', () => {
  it('is not in the HTML of the build, nor is the link', () => {
    expect(renderToString(<KeepSlot {...ranch} />)).not.toContain('button');
    expect(renderToString(<KeepOnCard {...ranch} />)).toBe('');
    expect(renderToString(<ShortlistLinkSlot />)).toBe('');
  });

  it('keeps the sale, says so, and removes it again', () => {
    render(<KeepSlot {...ranch} />);
    expect(button().textContent).toBe('Keep');
    fireEvent.click(button());
    expect([button().textContent, button().getAttribute('aria-pressed')]).toEqual(['Kept', 'true']);
    expect(shortlist.get()?.entries).toEqual([{ key: ranch.sale, name: ranch.name }]);
    expect(screen.getByRole('link').textContent).toBe('Shortlist (1)');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(shortlist.get()?.entries).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps a lot independently of its sale', () => {
    keepEntries([{ key: ranch.sale, name: ranch.name }]);
    render(<KeepSlot {...ranch} lot="parcel-1" />);
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('names the sale on a card', () => {
    keepEntries([{ key: ranch.sale, name: ranch.name }]);
    render(<KeepOnCard {...ranch} />);
    expect(screen.getByRole('button', { name: 'Keep Burnt Birch Ranch', pressed: true })).toBeTruthy();
  });

  it('follows a change elsewhere', () => {
    render(<KeepSlot {...ranch} />);
    act(() => {
      keepEntries([{ key: ranch.sale, name: ranch.name }]);
    });
    expect(button().textContent).toBe('Kept');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
