/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { setPolledStatuses } from '../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { PageFrame } from '../../layout/page/page-frame';
import { exampleOffer, exampleSchedule } from '../../page-data/registration.example';
import type { ReminderPageProps } from './props';
import ReminderTemplate from './ReminderTemplate';

const path = '/auctions/flats/reminder/';

const reminder: ReminderPageProps = {
  head: { title: 'Reminder', description: '', canonical: '', noindex: false, image: null },
  breadcrumbs: [{ label: 'Reminder', href: path }],
  heading: 'Set a reminder for Flats',
  summary: 'By e-mail or in your calendar.',
  saleName: 'Flats',
  schedule: exampleSchedule,
  offer: exampleOffer,
  day: {
    weekday: 'Wednesday',
    date: 'December 9, 2026',
    hours: '9:00 to 11:00 AM ABT',
    zone: 'Alberta Time',
  },
  firstCloseAt: { text: 'Dec 9, 2026 at 11:00 AM ABT', iso: '2026-12-09T17:00:00Z' },
  reminders: { times: [], passed: 0, results: 'When the results are in' },
  steps: [],
  calendars: [{ label: 'Calendar file', href: '/auctions/flats/sale.ics' }],
  bidding: 'https://engine.example/flats/',
  sale: { label: 'Flats', href: '/auctions/flats/' },
  sales: '/sales/',
  contact: {
    phone: '+1 (204) 555-0100',
    phoneHref: 'tel:+12045550100',
    email: 'hello@land.example',
    emailHref: 'mailto:hello@land.example',
    hours: '',
    responseNote: '',
  },
};

beforeEach(() => {
  // Nothing comes near the window here.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  jest.useFakeTimers({ now: Date.parse('2026-12-09T15:30:00Z') });
  fallBackToDeviceClock();
});

afterEach(() => {
  cleanup();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
  jest.useRealTimers();
});

describe('the reminder of a sale whose status is unknown while bidding is open by the clock', () => {
  it('speaks neither of the opening, as if that were to come, nor of bidding that is open', () => {
    render(
      <PageFrame value="modal">
        <ReminderTemplate pageContext={reminder} path={path} />
      </PageFrame>,
    );
    expect(screen.getByText('Bidding is open.', { exact: false })).toBeTruthy();
    act(() => {
      setPolledStatuses({ statuses: new Map([['flats', 'paused']]), madeAt: Date.now() });
    });
    expect(screen.queryByText(/before bidding opens|bidding is open|selling now|upcoming/i)).toBeNull();
    expect(screen.getByText(/before bidding begins to close/)).toBeTruthy();
    expect(screen.getByText('Wednesday')).toBeTruthy();
  });
});
