/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { SaleCountdown } from './SaleCountdown';

const dates = {
  text: 'December 9, 2026 from 9:00 to 11:00 AM ABT',
  opensAt: '2026-12-09T15:00:00.000Z',
  firstCloseAt: '2026-12-09T17:00:00.000Z',
  closesAt: '2026-12-09T17:00:00.000Z',
  zone: 'Alberta Time, UTC−6',
  offsetMinutes: -360,
  closeOffsetMinutes: -360,
};

/** Returns the text of the countdown at a time on the day of the sale. */
function saidAt(time: string, given: Partial<typeof dates> = {}) {
  const now = `2026-12-09T${time}Z`;
  jest.setSystemTime(Date.parse(now));
  fallBackToDeviceClock();
  const { container } = render(
    <SaleCountdown
      dates={{ ...dates, ...given }}
      finalCloseAt="2026-12-09T18:00:00.000Z"
      live={now >= '2026-12-09T15:00:00Z'}
    />,
  );
  return container.textContent;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('SaleCountdown', () => {
  it.each([
    ['14:00:00', '01 hours 00 minutes 00 seconds until bidding opens'],
    ['16:30:00', '00 hours 30 minutes 00 seconds until bidding begins to close'],
    ['17:30:00', TEXTS.salePage.enBlocFollows],
    ['18:30:00', ''],
  ])('says at %s: %s', (time, said) => {
    expect(saidAt(time)).toBe(said);
  });

  it.each([
    ['15:30:00', '00 hours 30 minutes 00 seconds until bidding begins to close'],
    ['16:30:00', '00 hours 30 minutes 00 seconds until the last parcel begins to close'],
    ['17:30:00', TEXTS.salePage.enBlocFollows],
  ])('says at %s, if parcels close one after another: %s', (time, said) => {
    expect(saidAt(time, { firstCloseAt: '2026-12-09T16:00:00.000Z' })).toBe(said);
  });
});
