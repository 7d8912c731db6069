import { describe, expect, it } from '@jest/globals';
import { createActor, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { getShortestPaths, getSimplePaths, getStateNodes } from 'xstate/graph';
import { authMachine } from './auth-machine';
import type { AccountRequest, AuthFailure, AuthOperation } from './auth-operations';
import type { User } from './user-cookie';

/** The transitions of the specification, and no others. */
const specifiedTransitions = [
  'initializing: initialize is done -> validating',
  'initializing: initialize has failed -> error',
  'validating: a user is present -> authenticated',
  'validating: otherwise -> unauthenticated',
  'authenticated: UNAUTHENTICATE -> unauthenticating',
  'authenticated.normal: EDIT_ACCOUNT -> authenticated.editing_account',
  'authenticated.editing_account: editAccount is done -> authenticated.normal',
  'authenticated.editing_account: editAccount has failed -> error',
  'unauthenticating: unauthenticate is done -> validating',
  'unauthenticating: unauthenticate has failed -> validating',
  'unauthenticated: AUTHENTICATE -> authenticating',
  'unauthenticated: REGISTER -> registering',
  'authenticating: authenticate is done -> validating',
  'authenticating: authenticate has failed -> error',
  'registering: register is done -> validating',
  'registering: register has failed -> error',
  'error: AUTHENTICATE -> authenticating',
].sort();

const at = 'https://engine.example/there/';
const dale: User = { id: '1', name: 'Dale', email: 'dale@example.com', phone: null, admin: false };
const daleWithPhone: User = { ...dale, phone: '+17805550142' };

/** An event of the visitor, or the outcome of an operation. */
interface Step {
  readonly type: string;
  readonly at?: string;
  readonly output?: User | null;
  readonly error?: Error;
}

/** An operation that has started. */
interface Pending {
  readonly operation: AuthOperation;
  /** Null for initializing, which has no request. */
  readonly request: AccountRequest | null;
  readonly settle: (step: Step) => void;
}

/** Creates the machine with operations that end when the test settles them. */
function setUp() {
  const operations: Pending[] = [];
  const failures: AuthFailure[] = [];
  function startOperation(operation: AuthOperation, request: AccountRequest | null): Promise<User | null> {
    return new Promise((resolve, reject) => {
      operations.push({
        operation,
        request,
        settle({ output = null, error }) {
          if (error === undefined) resolve(output);
          else reject(error);
        },
      });
    });
  }
  const machine = authMachine(
    {
      account: () => undefined,
      initialize: () => startOperation('initialize', null),
      authenticate: (request) => startOperation('authenticate', request),
      register: (request) => startOperation('register', request),
      editAccount: (request) => startOperation('editAccount', request),
      unauthenticate: async (request) => {
        await startOperation('unauthenticate', request);
      },
    },
    (failure) => {
      failures.push(failure);
    },
  );
  return { machine, operations, failures };
}

/** The outcomes of each operation. */
function outcomes(operation: AuthOperation): Step[] {
  const done = `xstate.done.actor.${operation}`;
  const failed = { type: `xstate.error.actor.${operation}`, error: new Error(operation) };
  if (operation === 'unauthenticate') return [{ type: done }, failed];
  return [{ type: done, output: null }, { type: done, output: dale }, failed];
}

const visitorEvents = ['AUTHENTICATE', 'REGISTER', 'EDIT_ACCOUNT', 'UNAUTHENTICATE'] as const;
const operations = ['initialize', 'authenticate', 'register', 'editAccount', 'unauthenticate'] as const;
const events: readonly Step[] = [
  ...visitorEvents.map((type) => ({ type, at })),
  ...operations.flatMap(outcomes),
];

function nameEvent(type: string): string {
  return type
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 has failed')
    .replace(/^$/, 'otherwise');
}

function nameTransition({ source, target, eventType, guard }: AnyTransitionDefinition): string {
  const name = (id: string | undefined) => (id ?? '').replace(/^auth\./, '');
  const event = guard === undefined ? nameEvent(String(eventType)) : 'a user is present';
  return `${name(source.id)}: ${event} -> ${(target ?? []).map(({ id }) => name(id)).join()}`;
}

function serializeState(snapshot: object): string {
  const { value, context }: { value?: unknown; context?: { user?: unknown } } = snapshot;
  return JSON.stringify([value, context?.user]);
}

interface Path {
  readonly steps: readonly { readonly event: Step }[];
}

/** XState's own types contain only the visitor's events. */
const graph: AnyStateMachine = setUp().machine;
const options = { events, serializeState };
const everySimplePath: readonly Path[] = getSimplePaths(graph, options);
/** The path to every state, followed there by every event, including those without a transition. */
const everyEventEverywhere: readonly Path[] = getShortestPaths(graph, options).flatMap(({ steps }) =>
  events.map((event) => ({ steps: [...steps, { event }] })),
);

/** The operation that each state waits for. */
const waitsFor: Readonly<Record<string, AuthOperation>> = {
  initializing: 'initialize',
  'authenticated.editing_account': 'editAccount',
  unauthenticating: 'unauthenticate',
  authenticating: 'authenticate',
  registering: 'register',
};
const withUser = ['authenticated.normal', 'authenticated.editing_account', 'unauthenticating'];

const settlePromises = () => new Promise(setImmediate);

/** Sends events to the running machine and checks the invariants after each; returns the transitions taken. */
async function walk({ steps }: Path): Promise<Set<string>> {
  const { machine, operations, failures } = setUp();
  const seenTransitions = new Set<string>();
  const actor = createActor(machine, {
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) seenTransitions.add(nameTransition(transition));
    },
  }).start();
  const expectedFailures: AuthFailure[] = [];
  for (const { event } of steps) {
    const state = stateName(actor.getSnapshot().value);
    const visitorEvent = visitorEvents.find((type) => type === event.type);
    if (visitorEvent !== undefined) actor.send({ type: visitorEvent, url: at });
    const waiting = operations.findLast(({ operation }) => event.type.endsWith(`.actor.${operation}`));
    // Operations that no state waits for do not end.
    if (waiting !== undefined && waitsFor[state] === waiting.operation) {
      const { operation } = waiting;
      if (event.error !== undefined) expectedFailures.push({ operation, error: event.error });
      operations.splice(operations.indexOf(waiting), 1);
      waiting.settle(event);
      await settlePromises();
    }
    const { value, context } = actor.getSnapshot();
    expectSound(stateName(value), context.user, operations);
    expect(failures).toEqual(expectedFailures);
  }
  actor.stop();
  return seenTransitions;
}

function stateName(value: string | object): string {
  return typeof value === 'string' ? value : Object.entries(value).join().replace(',', '.');
}

function expectSound(state: string, user: User | null, operations: readonly Pending[]): void {
  expect([state, user !== null]).toEqual([state, withUser.includes(state)]);
  const awaited = waitsFor[state];
  const underWay = operations.filter(({ request }) => request?.signal.aborted !== true);
  expect(underWay.map(({ operation }) => operation)).toEqual(awaited === undefined ? [] : [awaited]);
  for (const { request } of underWay) expect(request?.url ?? at).toBe(at);
}

describe('authMachine', () => {
  it('has the transitions of the specification and no others', () => {
    const { machine } = setUp();
    const transitions = getStateNodes(machine).flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
    expect(transitions.map(nameTransition).sort()).toEqual(specifiedTransitions);
  });

  it('stores the user after login and registration, and again after editing', async () => {
    for (const [event, operation] of [
      ['AUTHENTICATE', 'authenticate'],
      ['REGISTER', 'register'],
    ] as const) {
      const { machine, operations } = setUp();
      const actor = createActor(machine).start();
      async function end(output: User | null) {
        operations.at(-1)?.settle({ type: 'done', output });
        await settlePromises();
      }
      await end(null);
      actor.send({ type: event, url: at });
      expect(operations.at(-1)?.operation).toBe(operation);
      await end(dale);
      expect(actor.getSnapshot().context.user).toEqual(dale);
      actor.send({ type: 'EDIT_ACCOUNT', url: at });
      await end(daleWithPhone);
      expect(actor.getSnapshot().context.user).toEqual(daleWithPhone);
    }
  });

  it('never shows a user as logged out whose logout failed, and calls the error handler', async () => {
    const { machine, operations, failures } = setUp();
    const actor = createActor(machine).start();
    operations[0]?.settle({ type: 'done', output: dale });
    await settlePromises();
    actor.send({ type: 'UNAUTHENTICATE', url: at });
    const error = new Error('unreachable');
    operations[1]?.settle({ type: 'failed', error });
    await settlePromises();
    expect(actor.getSnapshot().matches({ authenticated: 'normal' })).toBe(true);
    expect(actor.getSnapshot().context.user).toEqual(dale);
    expect(failures).toEqual([{ operation: 'unauthenticate', error }]);
  });

  it('takes every transition, on every simple path and for every event in every state', async () => {
    const seenTransitions = new Set<string>();
    for (const path of [...everySimplePath, ...everyEventEverywhere]) {
      for (const transition of await walk(path)) seenTransitions.add(transition);
    }
    expect(everySimplePath.length).toBeGreaterThan(50);
    expect([...seenTransitions].sort()).toEqual(specifiedTransitions);
  });
});
