/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { User } from '../../features/auth/user-cookie';
import { setVisitor } from '../../features/auth/visitor';
import { AccountLinks } from '../account-links/AccountLinks';
import { UserMenu } from './UserMenu';

const engine = 'https://engine.example';
const account = {
  login: { label: 'Login', href: `${engine}/login/` },
  register: { label: 'Create Account', href: `${engine}/register/` },
  registerToBid: 'Register To Bid',
  profile: { label: 'Edit Your Account', href: `${engine}/profile/` },
  addNumber: 'Add your number',
  logout: { label: 'Logout', href: `${engine}/logout/` },
  adminSales: { label: 'Admin Sales', href: `${engine}/admin/auctions/` },
  adminUsers: { label: 'Admin Users', href: `${engine}/admin/users/` },
  contact: { label: 'Contact Us', href: '/contact/' },
};
const zoe: User = {
  id: 'sample-1',
  name: 'Zoë Lévesque-Šimić',
  email: 'zoe@example.com',
  phone: '+17805550142',
  admin: false,
};

afterEach(() => {
  cleanup();
  setVisitor({ kind: 'anonymous' });
});

function signIn(user: User): void {
  act(() => {
    setVisitor({ kind: 'signed in', user });
  });
}

function Shown() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <UserMenu
        account={account}
        open={open}
        onToggle={() => {
          setOpen(!open);
        }}
      />
      <footer>
        <AccountLinks account={{ ...account, profile: { ...account.profile, label: 'View Account' } }}>
          <a href={account.contact.href}>{account.contact.label}</a>
        </AccountLinks>
      </footer>
    </>
  );
}

async function openMenu(user: User): Promise<void> {
  render(<Shown />);
  signIn(user);
  fireEvent.click(await screen.findByRole('button', { name: /your account/i }));
}

function footerLinks(): (string | null)[][] {
  return within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the user menu', () => {
  it('lets an anonymous visitor log in and register', () => {
    const { container } = render(<Shown />);
    const links = [...container.querySelectorAll('p > a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Login', `${engine}/login/`],
      ['Create Account', `${engine}/register/`],
      ['Register To Bid', `${engine}/register/`],
    ]);
    expect(footerLinks()).toEqual([
      ['Login', `${engine}/login/`],
      ['Create Account', `${engine}/register/`],
      ['Contact Us', '/contact/'],
    ]);
  });

  it('offers the same behind the icon of a small screen', () => {
    const { container } = render(<Shown />);
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    const popup = [...container.querySelectorAll('button ~ div, div + div')].flatMap((part) => [
      ...part.querySelectorAll('li a'),
    ]);
    expect(popup.map(({ textContent }) => textContent)).toEqual(['Login', 'Create Account', 'Contact Us']);
  });

  it('shows the signed-in user, with links to the account and to log out', async () => {
    await openMenu(zoe);
    expect(screen.getByRole('button', { name: 'ZL, your account' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    for (const text of ['Zoë Lévesque-Šimić', 'zoe@example.com', '+1 (780) 555-0142']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Edit Your Account' }).getAttribute('href')).toBe(
      `${engine}/profile/`,
    );
    expect(screen.queryByText('Add your number')).toBeNull();
    expect(screen.queryByText('Admin Menu')).toBeNull();
    expect(footerLinks()).toEqual([
      ['View Account', `${engine}/profile/`],
      ['Logout', `${engine}/logout/`],
      ['Contact Us', '/contact/'],
    ]);
  });

  it.each([null, ''])('asks for a number when there is none (%j)', async (phone) => {
    await openMenu({ ...zoe, phone });
    expect(screen.getByRole('link', { name: 'Add your number' }).getAttribute('href')).toBe(
      `${engine}/profile/`,
    );
  });

  it('leads administrators to the sales and the users', async () => {
    await openMenu({ ...zoe, admin: true });
    expect(screen.getByRole('heading', { name: 'Admin Menu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Admin Sales' }).getAttribute('href')).toBe(
      `${engine}/admin/auctions/`,
    );
    expect(screen.getByRole('link', { name: 'Admin Users' }).getAttribute('href')).toBe(
      `${engine}/admin/users/`,
    );
  });

  it('keeps the space of the labels for anonymous visitors, and hides them in place', async () => {
    render(<Shown />);
    signIn(zoe);
    await screen.findByRole('button', { name: 'ZL, your account' });
    expect(screen.getByText('Register To Bid')).toBeTruthy();
    expect(document.documentElement.className).toBe('known');
  });

  it('has a button for a name without letters', async () => {
    await openMenu({ ...zoe, name: '4321' });
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy();
  });

  it('is rendered for anonymous visitors in the build', () => {
    signIn(zoe);
    const html = renderToString(<Shown />);
    expect(html).toContain('Create Account');
    expect(html).not.toContain('View Account');
  });
});
