import { assign, emit, fromPromise, setup } from 'xstate';

/** A submission has one or two halves: the post of the form itself, and the newsletter call. */
export type SubmissionHalf = 'post' | 'newsletter';

/** The payloads as text, so that a change can be detected; null for a half that is not wanted. */
export type Payloads = Readonly<Record<SubmissionHalf, string | null>>;

/** Sends one half. It rejects when that fails, and may be called again with the same id. */
export type Deliver = (half: SubmissionHalf, payload: string, id: string) => Promise<void>;

/** The record of an incomplete submission, so that a retry never duplicates it. */
export interface SubmissionRecord {
  readonly id: string;
  /** The payloads that have arrived. */
  readonly arrived: Payloads;
}

interface SubmissionInput {
  readonly deliver: Deliver;
  readonly newId: () => string;
  readonly record?: SubmissionRecord | undefined;
}

interface SubmissionContext extends SubmissionRecord {
  readonly deliver: Deliver;
  readonly newId: () => string;
  readonly payloads: Payloads;
  /** Reasons why halves of the last try failed. */
  readonly errors: readonly unknown[];
}

export type SubmissionEvent =
  { readonly type: 'SUBMIT'; readonly payloads: Payloads } | { readonly type: 'EDIT' };

/** The outcome of a submission, for a message to the visitor and for reports. */
export type SubmissionEmitted =
  | { readonly type: 'sent'; readonly subscribed: boolean }
  | { readonly type: 'failed'; readonly errors: readonly unknown[] };

type Outcome = { readonly half: SubmissionHalf; readonly payload: string } & (
  { readonly delivered: true } | { readonly delivered: false; readonly error: unknown }
);

const halves = ['post', 'newsletter'] as const;
const nothing: Payloads = { post: null, newsletter: null };

/**
 * Returns the halves that still have to be sent. One that has arrived is sent again only if the visitor has changed it.
 */
function pendingHalves({
  payloads,
  arrived,
}: Pick<SubmissionContext, 'payloads' | 'arrived'>): { half: SubmissionHalf; payload: string }[] {
  return halves.flatMap((half) => {
    const payload = payloads[half];
    return payload === null || payload === arrived[half] ? [] : [{ half, payload }];
  });
}

async function deliverPending(context: SubmissionContext): Promise<Outcome[]> {
  return Promise.all(
    pendingHalves(context).map(async ({ half, payload }): Promise<Outcome> => {
      try {
        await context.deliver(half, payload, context.id);
        return { half, payload, delivered: true };
      } catch (error) {
        return { half, payload, delivered: false, error };
      }
    }),
  );
}

/** The payloads that have arrived with this try. */
function arrivedOf(outcomes: readonly Outcome[]): Partial<Payloads> {
  return Object.fromEntries(
    outcomes.filter(({ delivered }) => delivered).map(({ half, payload }) => [half, payload]),
  );
}

/** XState infers its types from this value. */
const types: {
  context?: SubmissionContext;
  events?: SubmissionEvent;
  emitted?: SubmissionEmitted;
  input?: SubmissionInput;
} = {};

/**
 * The state machine of a form's submission: editing, sending, half succeeded, failed, sent. It succeeds only when every
 * half has arrived; sending again repeats the half that failed, under the same id.
 */
export const submissionMachine = setup({
  types,
  actors: {
    deliverPending: fromPromise<Outcome[], SubmissionContext>(({ input }) => deliverPending(input)),
  },
  actions: {
    takePayloads: assign({
      payloads: ({ event, context }) => (event.type === 'SUBMIT' ? event.payloads : context.payloads),
    }),
    recordOutcomes: assign({
      arrived: ({ context }, outcomes: readonly Outcome[]) => ({
        ...context.arrived,
        ...arrivedOf(outcomes),
      }),
      errors: (_, outcomes: readonly Outcome[]) =>
        outcomes.flatMap((outcome) => (outcome.delivered ? [] : [outcome.error])),
    }),
    emitSuccess: emit(({ context }) => ({ type: 'sent', subscribed: context.payloads.newsletter !== null })),
    emitFailure: emit(({ context }) => ({ type: 'failed', errors: context.errors })),
    startAnew: assign({ arrived: nothing, errors: [], id: ({ context }) => context.newId() }),
  },
  guards: {
    isComplete: ({ context }) => pendingHalves(context).length === 0,
    isHalfComplete: ({ context }) => halves.some((half) => context.arrived[half] !== null),
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { deliver, newId, record } }) => ({
    deliver,
    newId,
    id: record?.id ?? newId(),
    arrived: record?.arrived ?? nothing,
    payloads: nothing,
    errors: [],
  }),
  initial: 'editing',
  on: { SUBMIT: { target: '.sending', actions: 'takePayloads' } },
  states: {
    editing: {},
    sending: {
      // A second press while the first submission is in progress.
      on: { SUBMIT: {} },
      invoke: {
        src: 'deliverPending',
        input: ({ context }) => context,
        onDone: {
          target: 'checking',
          actions: { type: 'recordOutcomes', params: ({ event }) => event.output },
        },
      },
    },
    checking: {
      always: [
        { guard: 'isComplete', target: 'sent' },
        { guard: 'isHalfComplete', target: 'halfSucceeded' },
        { target: 'failed' },
      ],
    },
    halfSucceeded: { entry: 'emitFailure' },
    failed: { entry: 'emitFailure' },
    sent: {
      entry: ['startAnew', 'emitSuccess'],
      on: { EDIT: 'editing' },
    },
  },
});
