import { assign, fromPromise, setup } from 'xstate';
import type { AccountRequest, AuthFailure, AuthOperations } from './auth-operations';
import type { User } from './user-cookie';

/** A request of the visitor. */
export interface AuthEvent {
  readonly type: 'AUTHENTICATE' | 'REGISTER' | 'EDIT_ACCOUNT' | 'UNAUTHENTICATE';
  /** The absolute address of the page on the auction engine. */
  readonly url: string;
}

interface AuthContext {
  readonly user: User | null;
  readonly failure: AuthFailure | null;
}

/** XState infers its types from this value. */
const types: { context?: AuthContext; events?: AuthEvent } = {};

type RequestInput = Pick<AccountRequest, 'url'>;

function requestInput({ event }: { readonly event: AuthEvent }): RequestInput {
  return { url: event.url };
}

/** An operation that the visitor completes on another page. */
function operationActor<Outcome>(operation: (request: AccountRequest) => Promise<Outcome>) {
  return fromPromise<Outcome, RequestInput>(({ input: { url }, signal }) => operation({ url, signal }));
}

/** Records which operation failed, and the error. */
function failureOf(operation: AuthFailure['operation']) {
  return {
    type: 'noteFailure',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
      operation,
      error: event.error,
    }),
  } as const;
}

/**
 * The state machine of signing in and out, from the loading of a page on.
 *
 * @param operations The implementation of each operation.
 * @param onError Called with each operation that failed.
 */
export function authMachine(operations: AuthOperations, onError: (failure: AuthFailure) => void) {
  return setup({
    types,
    actors: {
      initialize: fromPromise(operations.initialize),
      authenticate: operationActor(operations.authenticate),
      register: operationActor(operations.register),
      editAccount: operationActor(operations.editAccount),
      unauthenticate: operationActor(operations.unauthenticate),
    },
    actions: {
      storeUser: assign({ user: (_, user: User | null) => user }),
      clearUser: assign({ user: null }),
      noteFailure: assign({ failure: (_, failure: AuthFailure) => failure }),
      handleError: ({ context }) => {
        if (context.failure !== null) onError(context.failure);
      },
    },
    guards: { isUserPresent: ({ context }) => context.user !== null },
  }).createMachine({
    id: 'auth',
    context: { user: null, failure: null },
    initial: 'initializing',
    states: {
      initializing: {
        invoke: {
          id: 'initialize',
          src: 'initialize',
          onDone: {
            target: 'validating',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },
          onError: {
            target: 'error',
            actions: failureOf('initialize'),
          },
        },
      },
      validating: {
        always: [{ guard: 'isUserPresent', target: 'authenticated' }, { target: 'unauthenticated' }],
      },
      authenticated: {
        initial: 'normal',
        on: { UNAUTHENTICATE: 'unauthenticating' },
        states: {
          normal: { on: { EDIT_ACCOUNT: 'editing_account' } },
          editing_account: {
            invoke: {
              id: 'editAccount',
              src: 'editAccount',
              input: requestInput,
              onDone: {
                target: 'normal',
                // The session notices when somebody was signed out meanwhile, and then starts again.
                actions: {
                  type: 'storeUser',
                  params: ({ event, context }) => event.output ?? context.user,
                },
              },
              onError: {
                target: '#auth.error',
                actions: failureOf('editAccount'),
              },
            },
          },
        },
      },
      unauthenticating: {
        invoke: {
          id: 'unauthenticate',
          src: 'unauthenticate',
          input: requestInput,
          onDone: { target: 'validating', actions: 'clearUser' },
          // A visitor whose logout failed must not be shown as logged out.
          onError: {
            target: 'validating',
            actions: [failureOf('unauthenticate'), 'handleError'],
          },
        },
      },
      unauthenticated: {
        entry: 'clearUser',
        on: { AUTHENTICATE: 'authenticating', REGISTER: 'registering' },
      },
      authenticating: {
        invoke: {
          id: 'authenticate',
          src: 'authenticate',
          input: requestInput,
          onDone: {
            target: 'validating',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },
          onError: {
            target: 'error',
            actions: failureOf('authenticate'),
          },
        },
      },
      registering: {
        invoke: {
          id: 'register',
          src: 'register',
          input: requestInput,
          onDone: {
            target: 'validating',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },
          onError: {
            target: 'error',
            actions: failureOf('register'),
          },
        },
      },
      error: {
        entry: ['handleError', 'clearUser'],
        on: { AUTHENTICATE: 'authenticating' },
      },
    },
  });
}
