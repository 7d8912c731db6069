import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { FormStore, Message, Submission } from '../../../src/host/forms/stores/form-store';

const noon = Date.UTC(2026, 10, 22, 19);

export function sampleSubmission(given: Partial<Submission> = {}): Submission {
  return {
    id: '7a0c2f4e-3b1d-4c5e-9f60-718293a4b5c6',
    form: 'contact',
    fields: {
      'first-name': 'Zoë',
      'email-address': 'Zoe@Example.com',
      message: "Robert'); drop table; -- 🌾\n",
    },
    page: '/contact/',
    receivedAt: noon,
    ...given,
  };
}

export function sampleMessage(given: Partial<Message> = {}): Message {
  return {
    id: 'notice:1',
    submissionId: null,
    to: 'office@example.com',
    subject: 'New message',
    text: 'Hello',
    headers: { 'Reply-To': 'zoe@example.com' },
    attachments: [{ filename: 'sale.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    dueAt: noon,
    ...given,
  };
}

const request = {
  submissionId: 'r1',
  sale: 'goose-lake',
  email: 'zoe@example.com',
  moments: ['opens', 'results'],
};

/** Describes the behaviour of every form store; each test begins with an empty one. */
export function describeFormStore(open: () => Promise<FormStore> | FormStore): void {
  let store: FormStore;

  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await store.pruneBefore(Number.MAX_SAFE_INTEGER);
  });
  afterAll(() => store.close());

  it('returns submissions unchanged, in order of receipt', async () => {
    const later = sampleSubmission({ id: 'b', receivedAt: noon + 1, page: null, form: 'reminder' });
    const many = sampleSubmission({
      id: 'a',
      receivedAt: noon + 2,
      fields: { moments: ['opens', 'closes'] },
    });
    await store.saveSubmission(many);
    await store.saveSubmission(later);
    await store.saveSubmission(sampleSubmission());
    expect(await store.listSubmissions()).toEqual([sampleSubmission(), later, many]);
    expect(await store.listSubmissions({ form: 'reminder' })).toEqual([later]);
    expect(await store.listSubmissions({ email: ' zoe@EXAMPLE.com' })).toEqual([sampleSubmission(), later]);
    expect(await store.listSubmissions({ since: noon + 1, email: 'zoe@example.com' })).toEqual([later]);
  });

  it('replaces a submission that is sent again, and keeps the time of the first receipt', async () => {
    const { id } = sampleSubmission();
    const message = sampleMessage({ submissionId: id });
    expect(await store.saveSubmission(sampleSubmission(), { messages: [message], reminder: null })).toBe(
      'saved',
    );
    await store.markSent(message.id);
    const corrected = sampleSubmission({ fields: { message: 'Corrected' }, receivedAt: noon + 5000 });
    expect(await store.saveSubmission(corrected, { messages: [message], reminder: null })).toBe('saved');
    expect(await store.listSubmissions()).toEqual([{ ...corrected, receivedAt: noon }]);
    expect(await store.listMessages()).toHaveLength(1);
    expect(await store.listMessages('pending')).toEqual([]);
  });

  it('lets no form replace the submission of another, nor store anything with it', async () => {
    await store.saveSubmission(sampleSubmission());
    const other = sampleSubmission({ form: 'newsletter' });
    const effects = { messages: [sampleMessage()], reminder: request };
    expect(await store.saveSubmission(other, effects)).toBe('taken');
    expect(await store.listSubmissions()).toEqual([sampleSubmission()]);
    expect(await store.listMessages()).toEqual([]);
    expect(await store.listReminders()).toEqual([]);
  });

  it('stores a submission and its messages together or not at all', async () => {
    const broken = sampleMessage({ id: 'notice:2', dueAt: Number.NaN });
    const effects = { messages: [sampleMessage(), broken], reminder: null };
    await expect(store.saveSubmission(sampleSubmission(), effects)).rejects.toThrow();
    expect(await store.listSubmissions()).toEqual([]);
    expect(await store.listMessages()).toEqual([]);
    await store.saveSubmission(sampleSubmission());
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  it('keeps one submission of many posts with one id', async () => {
    const posts = Array.from({ length: 20 }, () =>
      store.saveSubmission(sampleSubmission(), {
        messages: [sampleMessage({ id: 'notice:b' }), sampleMessage({ id: 'notice:a' })],
        reminder: null,
      }),
    );
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['saved']));
    expect(await store.listSubmissions()).toHaveLength(1);
    expect(await store.listMessages()).toHaveLength(2);
  });

  it('gives a due message to one claimant, and again after the lease', async () => {
    await store.enqueue([
      sampleMessage({ id: 'due', dueAt: noon - 1 }),
      sampleMessage({ id: 'overdue', dueAt: noon - 2 }),
      sampleMessage({ id: 'later', dueAt: noon + 60_000 }),
    ]);
    const claims = await Promise.all([1, 2, 3].map(() => store.claimDue(noon, 1, 1000)));
    expect(claims.flat().map(({ id }) => id)).toHaveLength(2);
    expect(new Set(claims.flat().map(({ id }) => id))).toEqual(new Set(['due', 'overdue']));
    expect(await store.claimDue(noon + 999, 9, 1000)).toEqual([]);
    const again = await store.claimDue(noon + 1000, 9, 1000);
    expect(again.map(({ id, attempts }) => [id, attempts])).toEqual([
      ['overdue', 2],
      ['due', 2],
    ]);
    expect(again[0]).toEqual({
      ...sampleMessage({ id: 'overdue', dueAt: noon - 2 }),
      state: 'pending',
      attempts: 2,
      lastError: null,
      leasedUntil: noon + 2000,
    });
  });

  it('tries a failed message again at its time, until it is dead or sent', async () => {
    await store.enqueue([sampleMessage()]);
    await store.claimDue(noon, 1, 60_000);
    await store.markFailed('notice:1', 'connection refused', noon + 5000);
    expect(await store.claimDue(noon + 4999, 1, 60_000)).toEqual([]);
    const [second] = await store.claimDue(noon + 5000, 1, 60_000);
    expect(second).toMatchObject({ attempts: 2, lastError: 'connection refused' });
    await store.markFailed('notice:1', 'no such mailbox', null);
    expect(await store.claimDue(noon + 90_000, 1, 60_000)).toEqual([]);
    expect(await store.listMessages('dead')).toMatchObject([
      { id: 'notice:1', lastError: 'no such mailbox' },
    ]);
    expect(await store.revive('notice:1', noon + 1)).toBe(true);
    expect(await store.revive('notice:1', noon + 1)).toBe(false);
    expect(await store.claimDue(noon + 1, 1, 60_000)).toMatchObject([{ attempts: 1 }]);
    await store.markSent('notice:1');
    await store.markFailed('notice:1', 'too late', noon);
    expect(await store.listMessages()).toMatchObject([{ state: 'sent', lastError: null }]);
  });

  it('puts a message into the outbox once for its id', async () => {
    await store.enqueue([sampleMessage({ text: 'first' }), sampleMessage({ text: 'second' })]);
    await store.enqueue([sampleMessage({ text: 'third' })]);
    await store.enqueue([]);
    expect(await store.listMessages()).toMatchObject([{ text: 'first' }]);
  });

  it('ends a reminder with its pending messages, but not the notice to the company', async () => {
    const submission = sampleSubmission({ id: 'r1', form: 'reminder' });
    const notice = sampleMessage({ id: 'notice', submissionId: 'r1' });
    const mail = sampleMessage({ id: 'mail', submissionId: 'r1', to: request.email });
    await store.saveSubmission(submission, { messages: [notice, mail], reminder: request });
    const stored = { ...request, askedAt: noon, unsubscribedAt: null };
    expect(await store.listReminders('goose-lake')).toEqual([stored]);
    expect(await store.findReminder('r1')).toEqual(stored);
    expect(await store.findReminder('r2')).toBeNull();
    expect(await store.listReminders('other')).toEqual([]);
    expect(await store.unsubscribe('unknown', noon)).toBe(false);
    expect(await store.unsubscribe('r1', noon)).toBe(true);
    expect(await store.unsubscribe('r1', noon + 1)).toBe(true);
    expect(await store.listReminders()).toEqual([{ ...stored, unsubscribedAt: noon }]);
    expect((await store.listMessages()).map(({ id }) => id)).toEqual(['notice']);
    await store.saveSubmission(submission, { messages: [], reminder: { ...request, moments: ['closes'] } });
    expect(await store.listReminders()).toEqual([{ ...stored, moments: ['closes'] }]);
  });

  it('ends all reminders of a sale that an address requested, until it asks again', async () => {
    async function ask(id: string, given: Partial<typeof request> = {}): Promise<void> {
      const reminder = { ...request, submissionId: id, ...given };
      const fields = { 'email-address': reminder.email };
      const mail = sampleMessage({ id: `mail:${id}`, submissionId: id, to: reminder.email });
      await store.saveSubmission(sampleSubmission({ id, form: 'reminder', fields }), {
        messages: [mail],
        reminder,
      });
    }
    await ask('r1');
    await ask('r2', { email: 'Zoe@Example.COM' });
    await ask('r3', { sale: 'other' });
    await ask('r4', { email: 'joe@example.com' });
    await store.unsubscribe('r1', noon);
    await ask('r5');
    const ended = (await store.listReminders()).map((reminder) => reminder.unsubscribedAt);
    expect(ended).toEqual([noon, noon, null, null, null]);
    const waiting = (await store.listMessages('pending')).map(({ id }) => id);
    expect(waiting).toEqual(['mail:r3', 'mail:r4', 'mail:r5']);
  });

  it('deletes all data of an address and nothing else', async () => {
    await store.saveSubmission(sampleSubmission({ id: 'r1' }), {
      messages: [sampleMessage({ submissionId: 'r1' })],
      reminder: request,
    });
    await store.enqueue([
      sampleMessage({ id: 'mail', to: 'ZOE@example.com' }),
      sampleMessage({ id: 'other' }),
    ]);
    const other = sampleSubmission({ id: 'r2', fields: { 'email-address': 'joe@example.com' } });
    await store.saveSubmission(other);
    expect(await store.deleteByEmail('zoe@example.COM')).toEqual({
      submissions: 1,
      messages: 2,
      reminders: 1,
      isInLog: false,
    });
    expect(await store.listSubmissions()).toEqual([other]);
    expect((await store.listMessages()).map(({ id }) => id)).toEqual(['other']);
    expect(await store.listReminders()).toEqual([]);
  });

  it('prunes data that was received before a time', async () => {
    await store.saveSubmission(sampleSubmission({ id: 'old', receivedAt: noon - 1 }), {
      messages: [sampleMessage({ submissionId: 'old' })],
      reminder: { ...request, submissionId: 'old' },
    });
    await store.saveSubmission(sampleSubmission({ id: 'new' }));
    await store.enqueue([sampleMessage({ id: 'stray', dueAt: noon - 1 })]);
    expect(await store.pruneBefore(noon)).toEqual({
      submissions: 1,
      messages: 2,
      reminders: 1,
      isInLog: false,
    });
    expect((await store.listSubmissions()).map(({ id }) => id)).toEqual(['new']);
  });

  it('keeps the first value of a secret', async () => {
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store.keepSecret('unsubscribe', value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keepSecret('unsubscribe', 'd')).toBe(kept[0]);
  });
}
