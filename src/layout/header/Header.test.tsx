/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { resolveLateStyles } from '../../features/navigation/late-styles';
import { announceRouteChange } from '../../features/navigation/route-changes';
import type { SaleCardProps } from '../../page-data/common-props';
import type { HeaderProps } from '../../page-data/shell-props';
import Header from './Header';

const sale: SaleCardProps = {
  href: '/auctions/burnt-birch-ranch/',
  name: 'Burnt Birch Ranch',
  nearby: 'nearby Spirit River, AB',
  schedule: { slug: 'burnt-birch-ranch', status: 'upcoming', start: null, finalEnd: null },
  banner: null,
  opens: null,
  closes: null,
  area: '',
  lots: '',
  price: '',
  priceNote: '',
  enBloc: false,
  picture: null,
  plan: null,
};

const shell: HeaderProps = {
  brand: 'Prairie Test',
  notice: 'Sample data. Nothing here is for sale.',
  contact: {
    phone: '+1 (866) 263-7480',
    phoneHref: 'tel:+18662637480',
    email: 'hello@site.example',
    emailHref: 'mailto:hello@site.example',
    hours: '',
    responseNote: '',
  },
  social: [{ label: 'YouTube', href: 'https://video.example/' }],
  home: { label: 'Home', href: '/' },
  buy: {
    main: { label: 'Buy Land', href: '/sales/' },
    groups: [{ title: 'Find land', links: [{ label: 'Past sales', href: '/past-sales/' }] }],
  },
  sell: {
    main: { label: 'Sell Land', href: '/sell/' },
    groups: [{ title: 'Selling', links: [{ label: 'Our team', href: '/team/' }] }],
  },
  more: [
    { title: 'Why us', links: [{ label: 'Podcast', href: '/podcast/' }] },
    { title: 'How It Works', links: [{ label: 'Starting bids', href: '/bidding/#Starting-Bids' }] },
  ],
  account: {
    login: { label: 'Login', href: 'https://engine.example/login/' },
    register: { label: 'Create an Account', href: 'https://engine.example/register/' },
    profile: 'https://engine.example/profile/',
    logout: { label: 'Logout', href: 'https://engine.example/logout/' },
    adminSales: { label: 'Admin Sales', href: 'https://engine.example/admin/auctions/' },
    adminUsers: { label: 'Admin Users', href: 'https://engine.example/admin/users/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  search: '/search/',
  saleCount: 1,
  upcoming: [sale],
  dated: [],
  quotes: [],
};

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
  return screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'));
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

beforeAll(() => {
  resolveLateStyles();
});

beforeEach(() => {
  setSmall(false);
});

describe('Header', () => {
  it('lists the upcoming sales under Buy Land once it is opened', async () => {
    render(<Header sliceContext={shell} />);
    expect(screen.queryByText('Burnt Birch Ranch')).toBeNull();
    press('Buy Land menu');
    const link = await screen.findByRole('link', { name: 'Burnt Birch Ranch' });
    expect(link.getAttribute('href')).toBe(sale.href);
    expect(screen.queryByText(nothingUpcoming)).toBeNull();
  });

  it('says so when there are none, and keeps the other links', async () => {
    render(<Header sliceContext={{ ...shell, upcoming: [] }} />);
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
    act(announceRouteChange);
    expect(button.getAttribute('aria-expanded')).toBe('false');
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

  it('searches with or without a script', () => {
    render(<Header sliceContext={shell} />);
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/search/');
    expect(screen.getByPlaceholderText('Search for land').getAttribute('name')).toBe('query');
  });
});
