/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import type { FooterProps } from '../../page-data/shell-props';
import Footer from './Footer';

const engine = 'https://engine.example';
const shell: FooterProps = {
  brand: 'Prairie Test',
  tagline: 'Land, sold in the open.',
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
  social: [
    { label: 'Facebook', href: 'https://faces.example/' },
    { label: 'YouTube', href: 'https://video.example/' },
  ],
  home: { label: 'Home', href: '/' },
  footer: {
    groups: [{ title: 'How We Work', links: [{ label: 'Closing the sale', href: '/closing/' }] }],
    account: 'Your account',
    contact: 'Reach us',
  },
  account: {
    login: { label: 'Login', href: `${engine}/login/` },
    register: { label: 'Create an Account', href: `${engine}/register/` },
    registerToBid: 'Register To Bid',
    profile: { label: 'View Account', href: `${engine}/profile/` },
    addNumber: 'Add your number',
    logout: { label: 'Logout', href: `${engine}/logout/` },
    adminSales: { label: 'Admin Sales', href: `${engine}/admin/auctions/` },
    adminUsers: { label: 'Admin Users', href: `${engine}/admin/users/` },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  township: null,
};

afterEach(cleanup);

describe('Footer', () => {
  it('leads to the social networks at every width', () => {
    render(<Footer sliceContext={shell} />);
    for (const { label, href } of shell.social)
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  it('has no list of networks for a company that is on none', () => {
    render(<Footer sliceContext={{ ...shell, social: [] }} />);
    expect(screen.queryByRole('link', { name: 'YouTube' })).toBeNull();
    expect(document.querySelectorAll('ul:empty')).toHaveLength(0);
  });

  it('has Contact Us as a link to the contact page, with scripts too', () => {
    render(<Footer sliceContext={shell} />);
    const account = screen.getByRole('navigation', { name: 'Your account' });
    const links = within(account).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Login', 'Create an Account', 'Contact Us']);
    const contact = within(account).getByRole('link', { name: 'Contact Us' });
    const click = createEvent.click(contact);
    fireEvent(contact, click);
    expect([contact.getAttribute('href'), click.defaultPrevented]).toEqual(['/contact/', false]);
  });

  it('marks sample data', () => {
    render(<Footer sliceContext={shell} />);
    expect(screen.getByText('Sample data. Nothing here is for sale.')).toBeTruthy();
  });
});
