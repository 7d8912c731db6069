import type { User } from './user-cookie';

/** Where the visitor wants to go. */
export interface AccountRequest {
  /** The absolute address on the auction engine. */
  readonly at: string;
  /** Aborted when nobody waits for the outcome any longer. */
  readonly signal: AbortSignal;
}

/** What the visitor asks for at a link. */
export type AccountOperation = 'authenticate' | 'register' | 'editAccount' | 'unauthenticate';
export type AuthOperation = 'initialize' | AccountOperation;

/** How people sign in and out. Each tells who is signed in afterwards, and rejects when it could not be done. */
export interface AuthOperations {
  /** Something that differs once somebody has signed in or out, here or in another tab. */
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
