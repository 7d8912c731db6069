/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import type { SaleStatus } from '../../model/derive/status';
import { SaleActions } from './SaleActions';

const phone = '+1 (866) 263-7480';
const deadline = '2026-12-08T23:00:00.000Z';

function Actions({ passed = false, status = 'upcoming' }: { passed?: boolean; status?: SaleStatus }) {
  const sale = {
    heading: 'Four Mile Coulee',
    schedule: { slug: 'four-mile-coulee', status, opensAt: null, finalCloseAt: null },
    dates: null,
    similar: null,
    links: {
      bidding: 'https://engine.example/auctions/coulee/parcels/',
      register: { label: 'Register To Bid', href: 'https://engine.example/register/' },
      reminder: '/auctions/coulee/reminder/',
      calendar: '/auctions/coulee/calendar.ics',
      brochure: null,
      contact: { label: 'Contact Us', href: '/contact/' },
      nearby: '/sales/?coordinates=-112.1_49.8&label=Taber',
    },
    contact: { phone, phoneHref: 'tel:+18662637480' },
    registration: {
      deadline: passed ? null : deadline,
      passed,
      openText: 'Register by Dec 8, 2026 at 5:00 PM ABT. After that, call Dale Kowalchuk at',
      closedText: 'Registration has closed. Call Dale Kowalchuk at',
    },
  };
  return <SaleActions sale={sale} status={status} />;
}

function offers(container: HTMLElement): (string | null)[] {
  return within(container)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(deadline) - 1000 });
  fallBackToDeviceClock();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('SaleActions', () => {
  it('offers registration until the deadline, and then shows whom to call', () => {
    const { container } = render(<Actions />);
    expect(offers(container)).toEqual([phone, 'Register To Bid', 'Remind me']);
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(offers(container)).toEqual([phone, 'Remind me']);
    expect(container.textContent).toContain(
      'Registration has closed. Call Dale Kowalchuk at +1 (866) 263-7480.',
    );
  });

  it('still leads to the bidding of a live sale', () => {
    const { container } = render(<Actions passed status="live" />);
    expect(offers(container)).toEqual(['View Bidding', phone, 'Remind me']);
  });

  it('has no offer in the build once the deadline has passed', () => {
    expect(renderToString(<Actions passed />)).not.toContain('Register To Bid');
    expect(renderToString(<Actions />)).toContain('Register To Bid');
  });

  it.each([
    ['completed', ['See land near here']],
    ['postponed', ['Tell me the new date', 'See land near here']],
    ['withdrawn', ['See land near here']],
  ] as const)('shows nothing about it on a %s sale, and a way on', (status, links) => {
    const { container } = render(<Actions passed status={status} />);
    expect(offers(container)).toEqual(links);
    expect(container.textContent).not.toContain('Registration');
  });
});
