import { expect, it } from '@jest/globals';
import { failureMessage } from './failure-message';

const error = new Error('broken');

it('has no message for a failure on load', () => {
  expect(failureMessage({ operation: 'initialize', error })).toBeNull();
});

it.each(['authenticate', 'register', 'editAccount'] as const)(
  'has the message that %s failed',
  (operation) => {
    expect(failureMessage({ operation, error })).toBe(
      'There was an error logging into your account. Please try again.',
    );
  },
);

it('does not mention logging in when logging out failed', () => {
  expect(failureMessage({ operation: 'unauthenticate', error })).toContain('logging out');
});
