/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ScheduleProps } from '../../model/derive/status';
import { useLiveSales } from './tracked-sales';
import { setPolledStatuses } from './polled-statuses';
import { fallBackToDeviceClock } from './server-clock';
import { useCurrentStatus, useSaleStatus, useSaleStatuses } from './use-sale-status';

const noon = Date.parse('2026-11-30T18:00:00Z');
const coulee: ScheduleProps = {
  slug: 'coulee',
  status: 'upcoming',
  opensAt: '2026-12-09T15:00:00Z',
  finalCloseAt: '2026-12-09T17:15:00Z',
};
const dated = [
  { ...coulee, name: 'Coulee' },
  { ...coulee, slug: 'bend', name: 'Bend' },
];

function Card() {
  return <output>{useSaleStatus(coulee)}</output>;
}

function Said() {
  const ofList = useSaleStatuses(dated).get('coulee');
  return <b>{`${useCurrentStatus(coulee)}, in a list ${String(ofList)}`}</b>;
}

function Menu() {
  return <p>{useLiveSales(dated).map(({ name }) => name)}</p>;
}

function poll(statuses: Record<string, string>): void {
  act(() => {
    setPolledStatuses({ statuses: new Map(Object.entries(statuses)), madeAt: Date.now() });
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  fallBackToDeviceClock();
  setPolledStatuses({ statuses: new Map(), madeAt: 0 });
  render(
    <>
      <Card />
      <Said />
      <Menu />
    </>,
  );
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('statuses on a page', () => {
  it('appear at once, and are withdrawn at once', () => {
    poll({ coulee: 'live' });
    expect(screen.getByText('live')).toBeTruthy();
    expect(screen.getByText('Coulee')).toBeTruthy();
    poll({ coulee: 'upcoming' });
    expect(screen.getByText('upcoming')).toBeTruthy();
    expect(screen.queryByText('Coulee')).toBeNull();
  });

  it('change nothing while responses are the same, and only what differs when one is not', () => {
    poll({ coulee: 'live', bend: 'upcoming' });
    const changes = new MutationObserver(() => undefined);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let minute = 0; minute < 20; minute += 1) {
      act(() => {
        jest.advanceTimersByTime(15_000);
      });
      poll({ coulee: 'live', bend: 'upcoming' });
    }
    expect(changes.takeRecords()).toEqual([]);
    poll({ coulee: 'live', bend: 'live' });
    const changed = changes.takeRecords().map(({ target }) => target.nodeName);
    expect(new Set(changed)).toEqual(new Set(['P']));
    expect(screen.getByRole('paragraph').textContent).toBe('CouleeBend');
    changes.disconnect();
  });

  it('show no sale as live for an unknown status', () => {
    poll({ coulee: 'paused', bend: '__proto__' });
    expect(screen.getByText('upcoming')).toBeTruthy();
    expect(screen.getByRole('paragraph').textContent).toBe('');
  });

  it('are unknown by the clock alone while it has bidding open, and the page offers what it did before', () => {
    jest.setSystemTime(Date.parse('2026-12-09T15:30:00Z'));
    poll({ coulee: 'paused' });
    expect(screen.getByText('unknown, in a list unknown')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('upcoming');
    expect(screen.getByRole('paragraph').textContent).toBe('Bend');
  });
});
