/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { NoticeBody } from './NoticeBody';

const notice = {
  head: {
    title: 'Gone',
    description: 'Gone.',
    canonical: 'https://site.example/gone/',
    noindex: true,
    image: null,
  },
  heading: 'This sale is no longer available',
  summary: 'The land was withdrawn.',
  bodyHtml: '<p>Nothing is owed.</p>',
  links: [
    { label: 'Upcoming sales', href: '/sales/' },
    { label: 'Past sales', href: '/past-sales/' },
  ],
  contact: {
    phone: '+1 (866) 263-7480',
    phoneHref: 'tel:+18662637480',
    email: 'hello@homequarter.example',
    emailHref: 'mailto:hello@homequarter.example',
    hours: 'Weekdays',
    responseNote: 'Within a few hours.',
  },
};

afterEach(cleanup);

describe('NoticeBody', () => {
  it('says what happened under one heading', () => {
    render(<NoticeBody notice={notice} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
      notice.heading,
    ]);
    expect(screen.getByText('Nothing is owed.')).toBeTruthy();
  });

  it('shows the ways on and whom to ask', () => {
    render(<NoticeBody notice={notice} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/sales/', '/past-sales/', 'tel:+18662637480']));
  });

  it('does without a contact', () => {
    render(<NoticeBody notice={{ ...notice, contact: null }} />);
    expect(screen.queryByText(notice.contact.phone)).toBeNull();
  });
});
