import { describe, expect, it } from '@jest/globals';
import { createActor, waitFor } from 'xstate';
import {
  submissionMachine,
  type SubmissionHalf,
  type Payloads,
  type SubmissionRecord,
} from './submission-machine';

const both: Payloads = { post: 'name=Ann', newsletter: '{"FirstName":"Ann"}' };
const postAlone: Payloads = { ...both, newsletter: null };

/** A form whose halves fail the given number of times. */
function start(failures: Partial<Record<SubmissionHalf, number>> = {}, record?: SubmissionRecord) {
  const left = { post: 0, newsletter: 0, ...failures };
  const calls: string[] = [];
  let ids = 0;
  const actor = createActor(submissionMachine, {
    input: {
      record,
      newId: () => `id-${String((ids += 1))}`,
      deliver: async (half, payload, id) => {
        calls.push(`${half} ${id} ${payload}`);
        left[half] -= 1;
        return left[half] >= 0 ? Promise.reject(new Error(half)) : Promise.resolve();
      },
    },
  });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  async function submit(payloads: Payloads): Promise<unknown> {
    actor.send({ type: 'SUBMIT', payloads });
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('sending'));
    return value;
  }
  return { actor, calls, emitted, submit };
}

describe('a submission', () => {
  it('is sent when both halves have arrived', async () => {
    const { submit, calls, emitted } = start();
    expect(await submit(both)).toBe('sent');
    expect(calls).toEqual(['post id-1 name=Ann', 'newsletter id-1 {"FirstName":"Ann"}']);
    expect(emitted).toEqual([{ type: 'sent', subscribed: true }]);
  });

  it('needs no newsletter when none is wanted', async () => {
    const { submit, calls, emitted } = start({ newsletter: 9 });
    expect(await submit(postAlone)).toBe('sent');
    expect(calls).toEqual(['post id-1 name=Ann']);
    expect(emitted).toEqual([{ type: 'sent', subscribed: false }]);
  });

  it('repeats only the half that failed, under the same id', async () => {
    const { submit, calls, emitted } = start({ newsletter: 2 });
    expect(await submit(both)).toBe('halfSucceeded');
    expect(await submit(both)).toBe('halfSucceeded');
    expect(await submit(both)).toBe('sent');
    expect(calls.map((call) => call.slice(0, 15).trim())).toEqual([
      'post id-1 name=',
      'newsletter id-1',
      'newsletter id-1',
      'newsletter id-1',
    ]);
    const failed = { type: 'failed', errors: [new Error('newsletter')] };
    expect(emitted).toEqual([failed, failed, { type: 'sent', subscribed: true }]);
  });

  it('sends both again when both failed, under the same id', async () => {
    const { submit, calls } = start({ post: 1, newsletter: 1 });
    expect(await submit(both)).toBe('failed');
    expect(await submit(both)).toBe('sent');
    expect(calls).toHaveLength(4);
    expect(calls.every((call) => call.includes(' id-1 '))).toBe(true);
  });

  it('sends a half that had arrived again only when the visitor has changed it', async () => {
    const { submit, calls } = start({ newsletter: 1 });
    await submit(both);
    expect(await submit({ ...both, post: 'name=Bea' })).toBe('sent');
    expect(calls.slice(2)).toEqual(['post id-1 name=Bea', 'newsletter id-1 {"FirstName":"Ann"}']);
  });

  it('is complete when the half that failed is no longer wanted', async () => {
    const { submit, calls } = start({ newsletter: 1 });
    await submit(both);
    expect(await submit(postAlone)).toBe('sent');
    expect(calls).toHaveLength(2);
  });

  it('is sent once on a double press', async () => {
    const { actor, submit, calls } = start();
    const first = submit(postAlone);
    actor.send({ type: 'SUBMIT', payloads: postAlone });
    expect(await first).toBe('sent');
    expect(calls).toHaveLength(1);
  });

  it('has a new id after it was sent, also for the same words', async () => {
    const { submit, calls, actor } = start();
    await submit(postAlone);
    actor.send({ type: 'EDIT' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(await submit(postAlone)).toBe('sent');
    expect(calls).toEqual(['post id-1 name=Ann', 'post id-2 name=Ann']);
  });

  it('continues with the halves that had not arrived when the visitor left the form', async () => {
    const record = { id: 'kept', arrived: { post: 'name=Ann', newsletter: null } };
    const { submit, calls } = start({}, record);
    expect(await submit(both)).toBe('sent');
    expect(calls).toEqual(['newsletter kept {"FirstName":"Ann"}']);
  });
});
