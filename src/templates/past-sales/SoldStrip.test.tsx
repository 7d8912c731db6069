/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { stripLots } from '../../model/derive/strip-lots';
import { pastSaleExamples } from './past-sale.example';
import { SoldStrip } from './SoldStrip';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  render(<SoldStrip sales={pastSaleExamples} lots={stripLots(pastSaleExamples)} />);
});

afterEach(cleanup);

const square = 'Souris Flats, en bloc: $2,600/ac';

describe('SoldStrip', () => {
  it('leads from each square to the page of its land, without scripts too', () => {
    expect(screen.getByRole('link', { name: square }).getAttribute('href')).toBe(
      '/auctions/souris-flats/parcels/en-bloc/',
    );
  });

  it('shows the land of a square that is tapped, and returns to it', async () => {
    fireEvent.click(screen.getByRole('link', { name: square }));
    const land = await screen.findByRole('group', { name: 'Souris Flats, en bloc' });
    expect(land.textContent).toContain('$2,075,000 $2,600/ac');
    expect(document.activeElement).toBe(land);
    fireEvent.keyDown(land, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Souris Flats, en bloc' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(square);
  });

  it('lets a click with a key open the page', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    screen.getByRole('link', { name: square }).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
