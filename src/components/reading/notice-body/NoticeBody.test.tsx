/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { NoticeBody } from './NoticeBody';
import type { NoticePageProps } from '../../../page-data/notice';

const notice: NoticePageProps = {
  head: {
    title: 'Gone',
    description: 'Gone.',
    canonical: 'https://site.example/gone/',
    noindex: true,
    image: null,
  },
  heading: 'This sale is no longer available',
  summary: 'The land was withdrawn.',
  illustration: 'crossed',
  bodyHtml: '<p>Nothing is owed.</p>',
  links: [
    { label: 'Upcoming sales', href: '/sales/' },
    { label: 'Past sales', href: '/past-sales/' },
  ],
  failure: null,
  suggestNearestPage: false,
};

const contact = {
  phone: '+1 (866) 263-7480',
  phoneHref: 'tel:+18662637480',
  email: 'hello@land.example',
  emailHref: 'mailto:hello@land.example',
  hours: 'Weekdays',
  responseNote: 'Within a few hours.',
};

function hrefs(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

afterEach(cleanup);

describe('NoticeBody', () => {
  it('says what happened under one heading', () => {
    render(<NoticeBody notice={notice} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
      notice.heading,
    ]);
    expect(screen.getByText('Nothing is owed.')).toBeTruthy();
  });

  it('shows the links to other pages', () => {
    render(<NoticeBody notice={notice} />);
    expect(hrefs()).toEqual(['/sales/', '/past-sales/']);
  });

  it('offers to try again and to report the failure', () => {
    render(<NoticeBody notice={{ ...notice, links: [], failure: contact }} />);
    // An empty href leads to the page itself, which jsdom does not treat as a link.
    expect(screen.getByText('Reload the page').getAttribute('href')).toBe('');
    expect(hrefs()).toEqual([contact.phoneHref, contact.emailHref]);
  });

  it('draws a question mark on unknown land, hidden from screen readers', () => {
    const { container } = render(<NoticeBody notice={{ ...notice, illustration: 'unknown' }} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.textContent).toBe('?');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  });
});
