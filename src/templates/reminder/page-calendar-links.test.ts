import { describe, expect, it } from '@jest/globals';
import { googleCalendarLink, outlookCalendarLink } from './page-calendar-links';

const event = {
  summary: 'Bidding on Rivière & Coulée',
  start: new Date('2026-12-09T09:00:00-06:00'),
  end: new Date('2026-12-09T23:30:00-06:00'),
  location: 'Taber, AB',
  description: 'https://www.land.example/auctions/riviere/',
};

describe('googleCalendarLink', () => {
  it('fills in the event with its times in UTC, even across midnight', () => {
    const { host, searchParams } = new URL(googleCalendarLink(event));
    expect(host).toBe('calendar.google.com');
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Bidding on Rivière & Coulée',
      dates: '20261209T150000Z/20261210T053000Z',
      location: 'Taber, AB',
      details: 'https://www.land.example/auctions/riviere/',
    });
  });
});

describe('outlookCalendarLink', () => {
  it('fills in the event with its times in UTC', () => {
    const { host, searchParams } = new URL(outlookCalendarLink(event));
    expect(host).toBe('outlook.live.com');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      subject: 'Bidding on Rivière & Coulée',
      startdt: '2026-12-09T15:00:00Z',
      enddt: '2026-12-10T05:30:00Z',
      location: 'Taber, AB',
      body: 'https://www.land.example/auctions/riviere/',
    });
  });
});
