/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import type { SaleStatus } from '../../model/derive/status';
import { ParcelActions } from './ParcelActions';

const phone = '+1 (866) 263-7480';
const deadline = '2026-12-08T23:00:00.000Z';

function Actions({ passed = false, status = 'upcoming' }: { passed?: boolean; status?: SaleStatus }) {
  const parcel = {
    links: {
      register: { label: 'Register To Bid', href: 'https://engine.example/register/' },
      bidding: 'https://engine.example/auctions/coulee/parcels/',
      reminder: '/auctions/coulee/reminder/',
      payments: '/payments/',
      contact: { label: 'Contact Us', href: '/contact/' },
    },
    contact: { phone, phoneHref: 'tel:+18662637480' },
    registration: {
      deadline: passed ? null : deadline,
      passed,
      openText: 'Register by Dec 8, 2026 at 5:00 PM ABT. After that, call Dale Kowalchuk at',
      closedText: 'Registration has closed. Call Dale Kowalchuk at',
    },
  };
  return <ParcelActions parcel={parcel} status={status} />;
}

function offers(): (string | null)[] {
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(deadline) - 1000 });
  fallBackToDeviceClock();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('ParcelActions', () => {
  it('offers registration until the deadline, and then shows whom to call', () => {
    const { container } = render(<Actions />);
    expect(offers()).toEqual([phone, 'Register To Bid', 'Remind me']);
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(offers()).toEqual([phone, 'Remind me']);
    expect(container.textContent).toContain(
      'Registration has closed. Call Dale Kowalchuk at +1 (866) 263-7480.',
    );
  });

  it('still leads to the bidding of a live sale', () => {
    render(<Actions passed status="live" />);
    expect(offers()).toEqual(['View Bidding', phone]);
  });

  it('has no offer in the build once the deadline has passed', () => {
    expect(renderToString(<Actions passed />)).not.toContain('Register To Bid');
    expect(renderToString(<Actions />)).toContain('Register To Bid');
  });

  it.each(['completed', 'postponed', 'withdrawn'] as const)('offers nothing for a %s sale', (status) => {
    const { container } = render(<Actions passed status={status} />);
    expect(container.childElementCount).toBe(0);
  });
});
