/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { SaleCardProps } from '../../model/derive/pages/parts';
import type { ShellProps } from '../../model/derive/pages/shell-props';
import Header from './Header';

const sale: SaleCardProps = {
  href: '/auctions/burnt-birch-ranch/',
  name: 'Burnt Birch Ranch',
  nearby: 'nearby Spirit River, AB',
  status: 'upcoming',
  banner: null,
  dateLabel: 'Opens',
  date: null,
  area: '',
  lots: '',
  price: '',
  priceNote: '',
  picture: null,
};

const shell: ShellProps = {
  brand: 'Prairie Test',
  tagline: '',
  story: null,
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
    links: [{ label: 'Past sales', href: '/past-sales/' }],
  },
  sell: { main: { label: 'Sell Land', href: '/sell/' }, links: [{ label: 'Our team', href: '/team/' }] },
  more: [
    { title: 'Why us', links: [{ label: 'Podcast', href: '/podcast/' }] },
    { title: 'How It Works', links: [{ label: 'Starting bids', href: '/bidding/#Starting-Bids' }] },
  ],
  footer: [],
  account: {
    login: { label: 'Login', href: 'https://engine.example/login/' },
    register: { label: 'Create an Account', href: 'https://engine.example/register/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  upcoming: [sale],
};

const nothingUpcoming =
  "It looks like there aren't any upcoming sales. Check back later for more information!";

afterEach(cleanup);

function hrefs(): (string | null)[] {
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
}

describe('Header', () => {
  it('lists the upcoming sales under Buy Land', () => {
    render(<Header sliceContext={shell} />);
    const link = screen.getByRole('link', { name: /^Burnt Birch Ranch/, hidden: true });
    expect(link.getAttribute('href')).toBe(sale.href);
    expect(screen.queryByText(nothingUpcoming)).toBeNull();
  });

  it('says so when there are none, and keeps the other links', () => {
    render(<Header sliceContext={{ ...shell, upcoming: [] }} />);
    expect(screen.getByText(nothingUpcoming)).toBeTruthy();
    expect(hrefs()).toContain('/past-sales/');
  });

  it('opens its three menus without a script', () => {
    render(<Header sliceContext={shell} />);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByText(/./, { selector: 'summary' }).map(({ textContent }) => textContent)).toEqual([
      'Buy Land',
      'Sell Land',
      'More',
    ]);
    expect(hrefs()).toEqual(expect.arrayContaining(['/team/', '/podcast/', '/bidding/#Starting-Bids']));
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

  it('marks no link as the current page, since it is rendered once for all pages', () => {
    const { container } = render(<Header sliceContext={shell} />);
    expect(container.querySelector('[aria-current]')).toBeNull();
  });
});
