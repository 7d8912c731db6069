import { describe, expect, it } from '@jest/globals';
import type { StoredReminder } from '../forms/stores/form-store';
import { lastWishes } from './last-wishes';

function wish(submissionId: string, askedAt: number, moments: readonly string[], given = {}): StoredReminder {
  const common = { sale: 'goose-lake', email: 'zoe@farm.example', unsubscribedAt: null };
  return { submissionId, askedAt, moments, ...common, ...given };
}

function momentsOf(state: 'scheduled' | 'withdrawn', reminders: readonly StoredReminder[]) {
  const wishes = lastWishes({ state }, reminders).filter(({ moments }) => moments.length > 0);
  return Object.fromEntries(wishes.map(({ submissionId, moments }) => [submissionId, moments]));
}

describe('lastWishes', () => {
  it('leaves each moment to the submission of an address that asked for it last', () => {
    const reminders = [
      wish('a', 3, ['opens'], { email: 'Zoe@Farm.example' }),
      wish('b', 1, ['opens', 'results']),
      wish('c', 2, ['opens', 'closes']),
      wish('d', 1, ['opens'], { email: 'joe@farm.example' }),
    ];
    expect(momentsOf('scheduled', reminders)).toEqual({
      a: ['opens'],
      b: ['results'],
      c: ['closes'],
      d: ['opens'],
    });
  });

  it('makes one wish of all that an address asked for when the sale does not take place', () => {
    const reminders = [wish('a', 1, ['results']), wish('b', 2, ['opens'])];
    expect(momentsOf('withdrawn', reminders)).toEqual({ b: ['opens', 'results'] });
  });

  it('knows no wish of a submission that was unsubscribed', () => {
    const reminders = [wish('a', 1, ['opens']), wish('b', 2, ['opens'], { unsubscribedAt: 3 })];
    expect(momentsOf('scheduled', reminders)).toEqual({ a: ['opens'] });
  });
});
