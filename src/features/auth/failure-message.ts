import type { AuthFailure, AuthOperation } from './auth-operations';

const messages = {
  initialize: null,
  authenticate: TEXTS.messages.loginFailed,
  register: TEXTS.messages.loginFailed,
  editAccount: TEXTS.messages.loginFailed,
  unauthenticate: TEXTS.messages.logoutFailed,
} satisfies Record<AuthOperation, string | null>;

/**
 * Returns the message for the visitor when an operation has failed; null if the failure is only logged and reported.
 */
export function failureMessage({ operation }: AuthFailure): string | null {
  return messages[operation];
}
