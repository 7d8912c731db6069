import type { AuthFailure, AuthOperation } from './auth-operations';

export const loginErrorMessage = 'There was an error logging into your account. Please try again.';
const logoutErrorMessage = 'There was an error logging out of your account. Please try again.';

const messages = {
  initialize: null,
  authenticate: loginErrorMessage,
  register: loginErrorMessage,
  editAccount: loginErrorMessage,
  unauthenticate: logoutErrorMessage,
} as const satisfies Record<AuthOperation, string | null>;

/** What the visitor is told when an operation has failed; null where it is only logged and reported. */
export function failureMessage({ operation }: AuthFailure): string | null {
  return messages[operation];
}
