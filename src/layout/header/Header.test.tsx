/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { exampleQuote } from '../../components/people/quote/Quote.example';
import { resolveDeferredStyles } from '../../features/navigation/deferred-styles';
import { notifyRouteChange } from '../../features/navigation/route-changes';
import Header from './Header';
import { exampleHeader as shell, exampleMenuSale as sale } from './header.example';

const mockLoadQuotes = jest.fn();

jest.mock('../menu-quotes/MenuQuotes', () => {
  mockLoadQuotes();
  return { __esModule: true, MenuQuotes: () => null };
});

const nothingUpcoming =
  "It looks like there aren't any upcoming sales. Check back later for more information!";

afterEach(cleanup);

function hrefs(): (string | null)[] {
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function expanded(): (string | null)[] {
  return screen
    .queryAllByRole('button', { expanded: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

/** The width of the window, as media queries see it. */
function setSmall(small: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: !small,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

beforeAll(async () => {
  resolveDeferredStyles();
  // Compiled here, so that no test waits for it.
  await import('../menu-sales/MenuSales');
});

beforeEach(() => {
  setSmall(false);
});

describe('Header', () => {
  it('lists the upcoming sales under Buy Land once it is opened', async () => {
    render(<Header sliceContext={shell} />);
    expect(screen.queryByText('Burnt Birch Ranch')).toBeNull();
    press('Buy Land menu');
    const link = await screen.findByRole('link', { name: 'View Details of Burnt Birch Ranch' });
    expect(link.getAttribute('href')).toBe(sale.href);
    expect(screen.queryByText(nothingUpcoming)).toBeNull();
  });

  it('says so when there are none, and keeps the other links', async () => {
    render(<Header sliceContext={{ ...shell, menuSales: [] }} />);
    press('Buy Land menu');
    expect(await screen.findByText(nothingUpcoming)).toBeTruthy();
    expect(hrefs()).toContain('/past-sales/');
  });

  it('has the links of all menus in the page, for visitors without scripts', () => {
    render(<Header sliceContext={shell} />);
    expect(hrefs()).toEqual(expect.arrayContaining(['/team/', '/podcast/', '/bidding/#Starting-Bids']));
  });

  it('keeps several menus open on a large screen, one on a small screen', () => {
    render(<Header sliceContext={shell} />);
    press('Buy Land menu');
    press('Sell Land menu');
    expect(expanded()).toEqual(['Buy Land menu', 'Sell Land menu']);
    setSmall(true);
    press('More');
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  it('closes on Esc and gives the focus back, and closes on a change of route', () => {
    render(<Header sliceContext={shell} />);
    const button = screen.getByRole('button', { name: 'Sell Land menu' });
    button.focus();
    press('Sell Land menu');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
    press('Sell Land menu');
    act(notifyRouteChange);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  describe('under a mouse', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    function menu(name: string): HTMLElement {
      const found = document.querySelector<HTMLElement>(`[data-item="${name}"]`);
      if (found === null) throw new Error(`There is no menu ${name}`);
      return found;
    }

    /** jsdom has no pointer events, so a mouse event gets the pointer type. */
    function withMouse(event: Event): Event {
      return Object.defineProperty(event, 'pointerType', { value: 'mouse' });
    }

    // React derives enter events from pointerover, and leave events from the target that the pointer goes to.
    function point(name: string): void {
      fireEvent(menu(name), withMouse(new MouseEvent('pointerover', { bubbles: true })));
    }

    function turnAway(name: string): void {
      const leaving = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
      fireEvent(menu(name), withMouse(leaving));
    }

    function pass(ms: number): void {
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    }

    it('opens what the mouse rests on, and closes it after the mouse has left', () => {
      render(<Header sliceContext={shell} />);
      point('more');
      pass(119);
      expect(expanded()).toEqual([]);
      pass(1);
      expect(expanded()).toEqual(['More']);
      turnAway('more');
      pass(239);
      expect(expanded()).toEqual(['More']);
      pass(1);
      expect(expanded()).toEqual([]);
    });

    it('closes on Esc and stays closed when the menu was pressed before it would have opened by itself', () => {
      render(<Header sliceContext={shell} />);
      point('more');
      pass(60);
      press('More');
      fireEvent.keyDown(document, { key: 'Escape' });
      expect(expanded()).toEqual([]);
      pass(1000);
      expect(expanded()).toEqual([]);
    });

    it('opens nothing after Esc, a press elsewhere, a press of a link or a change of route', () => {
      render(<Header sliceContext={shell} />);
      const overrule = [
        () => fireEvent.keyDown(document, { key: 'Escape' }),
        () => fireEvent.pointerDown(document.body),
        () => fireEvent.pointerDown(screen.getByRole('link', { name: 'Sell Land' })),
        () => {
          act(notifyRouteChange);
        },
      ];
      for (const overruled of overrule) {
        point('more');
        pass(60);
        overruled();
        pass(1000);
        expect(expanded()).toEqual([]);
        turnAway('more');
        pass(1000);
      }
    });

    it('closes what opened last when the mouse leaves across another menu', () => {
      render(<Header sliceContext={shell} />);
      point('more');
      pass(120);
      turnAway('more');
      point('sell');
      pass(60);
      turnAway('sell');
      pass(240);
      expect(expanded()).toEqual([]);
    });
  });

  it('does not give the focus back on Esc to a menu that was closed before', () => {
    render(<Header sliceContext={shell} />);
    const button = screen.getByRole('button', { name: 'Sell Land menu' });
    button.focus();
    press('Sell Land menu');
    press('Sell Land menu');
    const elsewhere = screen.getByRole('link', { name: 'Prairie Test' });
    elsewhere.focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(document.activeElement).toBe(elsewhere);
  });

  it('has the main menu or the user menu open, not both', () => {
    render(<Header sliceContext={shell} />);
    press('More');
    press('Account');
    expect(expanded()).toEqual(['Account']);
    press('More');
    expect(screen.getByRole('button', { name: 'Account' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('leads home, to the telephone, to e-mail and to the auction engine', () => {
    render(<Header sliceContext={shell} />);
    expect(screen.getByRole('link', { name: 'Prairie Test' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Register To Bid' }).getAttribute('href')).toBe(
      'https://engine.example/register/',
    );
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        'tel:+18662637480',
        'mailto:hello@site.example',
        'https://engine.example/login/',
      ]),
    );
  });

  it('has in the drawer everything for which the bar has no room on a small screen', () => {
    setSmall(true);
    render(<Header sliceContext={shell} />);
    press('Menu');
    const drawer = screen.getByRole('navigation', { name: 'Main' });
    for (const name of ['Register To Bid', 'Login', 'Create Account', 'Call us', 'YouTube'])
      expect(within(drawer).getByRole('link', { name })).toBeTruthy();
  });

  it('loads the script of testimonials with the drawer only if the company has some', async () => {
    setSmall(true);
    const { rerender } = render(<Header sliceContext={shell} />);
    press('Menu');
    await act(async () => {
      await import('../menu-sales/MenuSales');
    });
    expect(mockLoadQuotes).not.toHaveBeenCalled();
    rerender(<Header sliceContext={{ ...shell, quotes: [exampleQuote] }} />);
    await waitFor(() => {
      expect(mockLoadQuotes).toHaveBeenCalledTimes(1);
    });
  });

  it('closes the drawer when the focus goes below it, and not for its own button', () => {
    setSmall(true);
    render(<Header sliceContext={shell} />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    act(() => {
      menu.focus();
    });
    press('Menu');
    const drawer = screen.getByRole('navigation', { name: 'Main' });
    for (const control of [within(drawer).getByRole('link', { name: 'Call us' }), menu])
      act(() => {
        control.focus();
      });
    expect(expanded()).toEqual(['Menu']);
    const under = screen.getByRole('link', { name: 'Prairie Test' });
    act(() => {
      under.focus();
    });
    expect(expanded()).toEqual([]);
    expect(document.activeElement).toBe(under);
  });

  it('searches with or without a script', () => {
    render(<Header sliceContext={shell} />);
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/search/');
    expect(screen.getByPlaceholderText('Search for land').getAttribute('name')).toBe('query');
  });
});
