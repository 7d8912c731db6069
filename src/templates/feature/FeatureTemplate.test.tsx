/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { setPolledStatuses } from '../../features/sale-status/polled-statuses';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { PageFrame } from '../../layout/page/page-frame';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { exampleSale } from '../../model/derive/sale.example';
import { exampleOffer, exampleSchedule } from '../../page-data/registration.example';
import FeatureTemplate from './FeatureTemplate';
import type { FeaturePageProps } from './props';

const plan = salePlan(exampleSale(), 'upcoming', 'page');
const parcel = { label: 'Parcel 1', href: '/auctions/flats/parcels/parcel-1/' };

const bins: FeaturePageProps = {
  head: { title: 'Hopper bins', description: '', canonical: '', noindex: false, image: null },
  breadcrumbs: [{ label: 'Hopper bins', href: `${parcel.href}features/hopper-bins/` }],
  heading: 'Hopper bins',
  summary: 'Two steel bins.',
  schedule: exampleSchedule,
  offer: exampleOffer,
  kind: 'Building',
  descriptionHtml: '<p>Built in 2014.</p>',
  picture: null,
  plan: plan && highlightParcels(plan, [0]),
  parcel,
  parcelSummary: 'Clean quarter',
  parcelFacts: [{ label: 'Titled', value: '160.0 ac' }],
  priceFacts: [{ label: 'Starting bid', value: '$200,000' }],
  others: [],
};

/** The engine gives the sale a status. */
function setStatus(status: string): void {
  act(() => {
    setPolledStatuses({ statuses: new Map([['flats', status]]), madeAt: Date.now() });
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T18:00:00Z') });
  fallBackToDeviceClock();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
  render(
    <PageFrame value="modal">
      <FeatureTemplate pageContext={bins} />
    </PageFrame>,
  );
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the page of a feature', () => {
  it('shows the current status of its sale, on the plan as well', () => {
    expect(screen.getByText('Upcoming')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('for sale');
    setStatus('live');
    expect(screen.getByText('SELLING NOW!')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('bidding now');
  });

  it('shows the price of its parcel until the sale is withdrawn', () => {
    expect(screen.getByText('$200,000')).toBeTruthy();
    setStatus('withdrawn');
    expect(screen.queryByText('Starting bid')).toBeNull();
    expect(screen.queryByText('$200,000')).toBeNull();
    expect(screen.getByText('160.0 ac')).toBeTruthy();
  });
});
