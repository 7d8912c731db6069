import { describe, expect, it } from '@jest/globals';
import type { StoredReminder } from '../forms/stores/form-store';
import { latestRequests } from './latest-requests';

function request(
  submissionId: string,
  askedAt: number,
  moments: readonly string[],
  given = {},
): StoredReminder {
  const common = { sale: 'goose-lake', email: 'zoe@farm.example', unsubscribedAt: null };
  return { submissionId, askedAt, moments, ...common, ...given };
}

function momentsOf(state: 'scheduled' | 'withdrawn', reminders: readonly StoredReminder[]) {
  const requests = latestRequests({ state }, reminders).filter(({ moments }) => moments.length > 0);
  return Object.fromEntries(requests.map(({ submissionId, moments }) => [submissionId, moments]));
}

describe('latestRequests', () => {
  it('keeps each moment only in the last submission of an address that requested it', () => {
    const reminders = [
      request('a', 3, ['opens'], { email: 'Zoe@Farm.example' }),
      request('b', 1, ['opens', 'results']),
      request('c', 2, ['opens', 'closes']),
      request('d', 1, ['opens'], { email: 'joe@farm.example' }),
    ];
    expect(momentsOf('scheduled', reminders)).toEqual({
      a: ['opens'],
      b: ['results'],
      c: ['closes'],
      d: ['opens'],
    });
  });

  it('combines the requests of an address into one when the sale does not take place', () => {
    const reminders = [request('a', 1, ['results']), request('b', 2, ['opens'])];
    expect(momentsOf('withdrawn', reminders)).toEqual({ b: ['opens', 'results'] });
  });

  it('leaves out submissions that were unsubscribed', () => {
    const reminders = [request('a', 1, ['opens']), request('b', 2, ['opens'], { unsubscribedAt: 3 })];
    expect(momentsOf('scheduled', reminders)).toEqual({ a: ['opens'] });
  });
});
