import { createActor } from 'xstate';
import { setAccountHandler } from './account-link';
import { authMachine, type AuthEvent } from './auth-machine';
import type { AccountOperation, AuthFailure, AuthOperations } from './auth-operations';
import { onReturn } from './on-return';
import type { User } from './user-cookie';
import { setVisitor } from './visitor';

export interface Session {
  /** Starts an operation for the visitor at an address. @returns True if the operation is possible now. */
  readonly perform: (operation: AccountOperation, url: string) => boolean;
  readonly stop: () => void;
}

interface SessionOptions {
  readonly operations: AuthOperations;
  /** Called with each operation that failed. */
  readonly onError: (failure: AuthFailure) => void;
  /** Called once, when it is first known whether the visitor is signed in. */
  readonly onFirstState?: () => void;
}

const events = {
  authenticate: 'AUTHENTICATE',
  register: 'REGISTER',
  editAccount: 'EDIT_ACCOUNT',
  unauthenticate: 'UNAUTHENTICATE',
} as const satisfies Record<AccountOperation, AuthEvent['type']>;

/** States in which it is known whether the visitor is signed in; in all other states the previous value holds. */
const settledStates = ['authenticated', 'unauthenticated', 'error'] as const;

/** Publishes the visitor to the page: one object per user, so that an unchanged user causes no rendering. */
function createVisitorPublisher(onFirst: () => void): (user: User | null) => void {
  let lastPublished: string | undefined;
  return (user) => {
    const next = JSON.stringify(user);
    if (next === lastPublished) return;
    const first = lastPublished === undefined;
    lastPublished = next;
    setVisitor(user === null ? { kind: 'anonymous' } : { kind: 'signed in', user });
    if (first) onFirst();
  };
}

/** Starts the session: determines whether the visitor is signed in, and handles clicks on links to the account. */
export function startSession({
  operations,
  onError,
  onFirstState = () => undefined,
}: SessionOptions): Session {
  const machine = authMachine(operations, onError);
  const publish = createVisitorPublisher(onFirstState);

  function begin() {
    const account = operations.account();
    const actor = createActor(machine);
    actor.subscribe((snapshot) => {
      const known = settledStates.some((state) => snapshot.matches(state));
      if (known) publish(snapshot.context.user);
    });
    return { account, actor: actor.start() };
  }

  let current = begin();

  function restartIfChanged(): void {
    const failed = current.actor.getSnapshot().matches('error');
    if (!failed && operations.account() === current.account) return;
    current.actor.stop();
    current = begin();
  }

  function perform(operation: AccountOperation, url: string): boolean {
    const event = { type: events[operation], url };
    const accepted = current.actor.getSnapshot().can(event);
    if (accepted) current.actor.send(event);
    return accepted;
  }

  const endWatch = onReturn(restartIfChanged);
  setAccountHandler(perform);
  return {
    perform,
    stop() {
      endWatch();
      setAccountHandler(null);
      current.actor.stop();
    },
  };
}
