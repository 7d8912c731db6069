/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { stripLots } from '../../model/derive/strip-lots';
import { pastSaleExamples } from './past-sale.example';
import { SoldStrip } from './SoldStrip';
import type * as lazyPart from './StripPlan';

let mockLost = false;

// A script that fails to load is requested again with the next press.
jest.mock('./StripPlan', () => {
  const actual = jest.requireActual<typeof lazyPart>('./StripPlan');
  return {
    __esModule: true,
    get StripPlan() {
      if (mockLost) throw new Error('The script was lost');
      return actual.StripPlan;
    },
  };
});

beforeEach(() => {
  mockLost = false;
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

  it('shows the land of the nearest square when a finger presses beside the squares', async () => {
    const group = screen.getByRole('group', { name: /./ });
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(this.getAttribute('aria-label') === square ? 40 : 300, 100, 20, 20);
    });
    fireEvent.click(group, { clientX: 100, clientY: 110 });
    expect(screen.queryByRole('group', { name: 'Souris Flats, en bloc' })).toBeNull();
    fireEvent.click(group, { clientX: 70, clientY: 120 });
    expect(await screen.findByRole('group', { name: 'Souris Flats, en bloc' })).toBeTruthy();
    place.mockRestore();
  });

  it('opens the page while the script of the plan cannot be loaded, from the first press on', async () => {
    cleanup();
    mockLost = true;
    // jsdom navigates only within its page.
    const sales = pastSaleExamples.map((sale) => ({
      ...sale,
      lots: sale.lots.map((lot) => ({ ...lot, href: '#land' })),
    }));
    render(<SoldStrip sales={sales} lots={stripLots(sales)} />);
    fireEvent.click(screen.getByRole('link', { name: square }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#land');
    });
    mockLost = false;
    fireEvent.click(screen.getByRole('link', { name: square }));
    expect(await screen.findByRole('group', { name: 'Souris Flats, en bloc' })).toBeTruthy();
  });

  it('lets a click with a modifier key open the page', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    screen.getByRole('link', { name: square }).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
