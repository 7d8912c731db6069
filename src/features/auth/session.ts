import { createActor } from 'xstate';
import { setAccountHandler } from './account-link';
import { authMachine, type AuthEvent } from './auth-machine';
import type { AccountOperation, AuthFailure, AuthOperations } from './auth-operations';
import type { User } from './user-cookie';
import { setVisitor } from './visitor';

export interface Session {
  /** Hands on what the visitor asks for. @returns Whether it can be done now. */
  readonly send: (event: AuthEvent) => boolean;
  readonly stop: () => void;
}

interface SessionOptions {
  readonly operations: AuthOperations;
  /** Told of each operation that failed. */
  readonly onError: (failure: AuthFailure) => void;
}

const events = {
  authenticate: 'AUTHENTICATE',
  register: 'REGISTER',
  editAccount: 'EDIT_ACCOUNT',
  unauthenticate: 'UNAUTHENTICATE',
} as const satisfies Record<AccountOperation, AuthEvent['type']>;

/** In these it is known who looks at the page; on the way between them the visitor stays who he was. */
const settledStates = ['authenticated', 'unauthenticated', 'error'] as const;

/** When people may come back from a tab where they signed in or out. */
function onReturn(listener: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => {
    gone.abort();
  };
}

/** Tells all parts who looks at the page: one object for one user, so that nothing renders again without need. */
function createVisitorPublisher(): (user: User | null) => void {
  let told: string | undefined;
  return (user) => {
    const next = JSON.stringify(user);
    if (next === told) return;
    told = next;
    setVisitor(user === null ? { kind: 'anonymous' } : { kind: 'signed in', user });
  };
}

/** Finds out who looks at the page, and takes what visitors ask for at the links to their account. */
export function startSession({ operations, onError }: SessionOptions): Session {
  const machine = authMachine(operations, onError);
  const tell = createVisitorPublisher();

  function begin() {
    const account = operations.account();
    const actor = createActor(machine);
    actor.subscribe((snapshot) => {
      const known = settledStates.some((state) => snapshot.matches(state));
      if (known) tell(snapshot.context.user);
    });
    return { account, actor: actor.start() };
  }

  let present = begin();

  function restartIfChanged(): void {
    const failed = present.actor.getSnapshot().matches('error');
    if (!failed && operations.account() === present.account) return;
    present.actor.stop();
    present = begin();
  }

  function send(event: AuthEvent): boolean {
    const taken = present.actor.getSnapshot().can(event);
    if (taken) present.actor.send(event);
    return taken;
  }

  const endWatch = onReturn(restartIfChanged);
  setAccountHandler((operation, at) => send({ type: events[operation], at }));
  return {
    send,
    stop() {
      endWatch();
      setAccountHandler(null);
      present.actor.stop();
    },
  };
}
