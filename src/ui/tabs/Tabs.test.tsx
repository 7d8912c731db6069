/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './Tabs';

const tabs = [
  { key: 'farmers', label: 'Farmers', content: 'For farmers.' },
  { key: 'estates', label: 'Estates', content: 'For estates.' },
  { key: 'lenders', label: 'Lenders', content: 'For lenders.' },
];

beforeEach(() => {
  render(<Tabs label="Who sells" tabs={tabs} />);
});

afterEach(cleanup);

/** The one panel that is shown. */
function shown(): string | null {
  return screen.getByRole('tabpanel').textContent;
}

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

describe('Tabs', () => {
  it('shows the first panel to begin with', () => {
    expect(screen.getByRole('tablist', { name: 'Who sells' })).toBeTruthy();
    expect(shown()).toBe('For farmers.');
    expect(screen.getByRole('tabpanel', { name: 'Farmers' })).toBeTruthy();
  });

  it('shows the panel whose tab is pressed', () => {
    fireEvent.click(tab('Lenders'));
    expect(shown()).toBe('For lenders.');
    expect(tab('Lenders').getAttribute('aria-selected')).toBe('true');
    expect(tab('Farmers').getAttribute('aria-selected')).toBe('false');
  });

  it.each([
    ['ArrowRight', 'Farmers', 'Estates'],
    ['ArrowRight', 'Lenders', 'Farmers'],
    ['ArrowLeft', 'Estates', 'Farmers'],
    ['ArrowLeft', 'Farmers', 'Lenders'],
    ['Home', 'Lenders', 'Farmers'],
    ['End', 'Farmers', 'Lenders'],
  ])('moves by %s from %s to %s', (key, from, to) => {
    fireEvent.click(tab(from));
    fireEvent.keyDown(tab(from), { key });
    expect(document.activeElement).toBe(tab(to));
    expect(shown()).toBe(`For ${to.toLowerCase()}.`);
  });

  it('is one stop of the Tab key', () => {
    fireEvent.click(tab('Estates'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });
});
