/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { TrackedSaleProps } from '../../model/derive/status';
import { setPolledStatuses } from './polled-statuses';
import { fallBackToDeviceClock } from './server-clock';
import { trackSales, useSaleCount } from './tracked-sales';

const plain: TrackedSaleProps = {
  slug: 'plain',
  name: 'Plain',
  status: 'completed',
  opensAt: null,
  finalCloseAt: null,
};
const live = ['live'] as const;

function Count() {
  return <output>{useSaleCount(live, 3)}</output>;
}

afterEach(() => {
  cleanup();
  trackSales(null);
});

describe('useSaleCount', () => {
  it('returns the count of the build until the sales are registered, and then the current one', () => {
    fallBackToDeviceClock();
    render(<Count />);
    const text = () => screen.getByRole('status').textContent;
    expect(text()).toBe('3');
    act(() => {
      trackSales([plain]);
    });
    expect(text()).toBe('0');
    act(() => {
      setPolledStatuses({ statuses: new Map([['plain', 'live']]), madeAt: Date.now() });
    });
    expect(text()).toBe('1');
  });
});
