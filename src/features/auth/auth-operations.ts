import type { User } from './user-cookie';

/** A visit to a page of the auction engine, such as the one for signing in. */
export interface AccountRequest {
  /** The absolute address on the auction engine. */
  readonly url: string;
  /** Aborted when the outcome is no longer needed. */
  readonly signal: AbortSignal;
}

/** Requests that a link can make. */
export type AccountOperation = 'authenticate' | 'register' | 'editAccount' | 'unauthenticate';
export type AuthOperation = 'initialize' | AccountOperation;

/**
 * Operations for signing in and out. Each resolves with the signed-in user, and rejects when it could not be
 * completed.
 */
export interface AuthOperations {
  /** Returns a value that changes once a visitor has signed in or out, in this tab or another. */
  readonly account: () => string | undefined;
  readonly initialize: () => Promise<User | null>;
  readonly authenticate: (request: AccountRequest) => Promise<User | null>;
  readonly register: (request: AccountRequest) => Promise<User | null>;
  readonly editAccount: (request: AccountRequest) => Promise<User | null>;
  readonly unauthenticate: (request: AccountRequest) => Promise<void>;
}

export interface AuthFailure {
  readonly operation: AuthOperation;
  readonly error: unknown;
}
