import { expect, it } from '@jest/globals';
import { failureMessage } from './failure-message';

const error = new Error('broken');

it('says nothing of what failed on load', () => {
  expect(failureMessage({ operation: 'initialize', error })).toBeNull();
});

it.each(['authenticate', 'register', 'editAccount'] as const)('says that %s failed', (operation) => {
  expect(failureMessage({ operation, error })).toBe(
    'There was an error logging into your account. Please try again.',
  );
});

it('does not speak of logging in to who could not log out', () => {
  expect(failureMessage({ operation: 'unauthenticate', error })).toContain('logging out');
});
