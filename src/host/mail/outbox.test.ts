import { describe, expect, it, jest } from '@jest/globals';
import type { FormStore, StoredMessage } from '../forms/stores/form-store';
import type { WorkSignals } from './mail-worker';
import { createOutbox } from './outbox';
import type { SendMessage } from './smtp-sender';

const message: StoredMessage = {
  id: 'notice:1',
  submissionId: null,
  to: 'office@site.example',
  subject: 'Hello',
  text: 'Hello',
  headers: {},
  attachments: [],
  dueAt: 0,
  state: 'pending',
  attempts: 1,
  lastError: null,
  leasedUntil: 0,
};

const running: WorkSignals = {
  stopping: new AbortController().signal,
  cutOff: new AbortController().signal,
};

/** An outbox whose store gives the message in each round. */
function createRounds() {
  let isTaken = false;
  const store = {
    claimDue: jest.fn(() => {
      isTaken = !isTaken;
      return Promise.resolve(isTaken ? [message] : []);
    }),
    markSent: jest.fn(() => Promise.resolve()),
    markFailed: jest.fn<FormStore['markFailed']>(() => Promise.resolve()),
  };
  const send = jest.fn<SendMessage>(() => Promise.resolve({ kind: 'sent' }));
  const silent = () => undefined;
  const outbox = createOutbox({
    store,
    send,
    isStillOfUse: () => Promise.resolve(true),
    now: () => new Date(5000),
    log: { info: silent, warn: silent, error: silent },
  });
  return { store, send, outbox };
}

describe('createOutbox', () => {
  it('does not send a message again that it could not mark', async () => {
    const { store, send, outbox } = createRounds();
    store.markSent.mockRejectedValueOnce(new Error('locked'));
    await expect(outbox.deliverDue(running)).rejects.toThrow('locked');
    await outbox.deliverDue(running);
    await outbox.deliverDue(running);
    expect(store.markSent).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('returns claimed messages when the host is stopped in between', async () => {
    const { store, send, outbox } = createRounds();
    const stopping = new AbortController();
    store.claimDue.mockImplementationOnce(() => {
      stopping.abort();
      return Promise.resolve([message]);
    });
    await outbox.deliverDue({ ...running, stopping: stopping.signal });
    expect(send).not.toHaveBeenCalled();
    expect(store.markFailed).toHaveBeenCalledWith('notice:1', 'The host was stopped', 5000);
  });
});
