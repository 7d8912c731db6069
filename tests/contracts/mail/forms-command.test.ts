import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'libsql';
import { readFormsArguments } from '../../../src/host/forms/tasks/read-arguments';
import { runFormsTask } from '../../../src/host/forms/tasks/run-forms-task';
import { askedAt, createMailFixture, hourMs, reminderSubmission, type MailFixture } from './mail-fixture';

let mail: MailFixture;

beforeEach(async () => {
  mail = await createMailFixture();
});
afterEach(() => mail.close());

async function forms(...args: readonly string[]): Promise<string> {
  const task = readFormsArguments(args);
  if (!task.ok) throw new Error(task.failure);
  return runFormsTask(task.value, mail.store, mail.now);
}

describe('npm run forms', () => {
  it('lists and exports submissions, each on one line', async () => {
    const [first, second] = [
      reminderSubmission(),
      reminderSubmission({ 'email-address': 'joe@farm.example' }),
    ];
    await mail.submit(mail.host(), first);
    await mail.submit(mail.host(), {
      ...second,
      form: 'contact',
      fields: { ...second.fields, message: 'One\n\u001B[31mtwo' },
      receivedAt: askedAt + 24 * hourMs,
    });
    expect(await forms('list')).toBe(`2 submissions
2026-03-11 18:00 UTC  reminder  ${first.id}  zoe@farm.example  souris-flats opens closes results
2026-03-12 18:00 UTC  contact  ${second.id}  joe@farm.example  souris-flats opens closes results One [31mtwo`);
    expect((await forms('list', '--email', 'JOE@farm.example')).split('\n')).toHaveLength(2);
    expect((await forms('list', '--since', '2026-03-12')).split('\n')).toHaveLength(2);
    expect(await forms('export', '--form', 'reminder')).toMatch(
      /^\uFEFFreceived,[^\n]+\n2026-03-11T18[^\n]+\n$/,
    );
  });

  it('deletes all data of an address, so that no more mail is sent to it', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission());
    await mail.submit(host, reminderSubmission({ 'email-address': 'joe@farm.example' }));
    expect(await forms('delete', '--email', 'Zoe@Farm.example')).toBe(
      'Deleted: 1 submission, 2 e-mails, 1 reminder.',
    );
    await mail.workAt(host, '2026-03-17T15:00:00Z');
    expect(new Set(mail.server.mails.flatMap(({ recipients }) => recipients))).toEqual(
      new Set(['office@site.example', 'joe@farm.example']),
    );
  });

  it('says if deleted data can still be read because another process uses the log', async () => {
    await mail.submit(mail.host(), reminderSubmission());
    const reader = new Database(mail.formsFile);
    reader.exec('begin');
    reader.prepare('select id from form_submissions').all();
    const output = await forms('delete', '--email', 'zoe@farm.example');
    reader.close();
    expect(output).toMatch(/^Deleted: 1 submission, .*\nIt can still be read in the file that ends in -wal/);
  });

  it('prunes old data', async () => {
    await mail.submit(mail.host(), reminderSubmission());
    expect(await forms('prune', '--before', '2026-03-11')).toContain('0 submissions');
    expect(await forms('prune', '--before', '2026-03-12')).toContain('1 submission,');
    expect(await forms('list')).toBe('0 submissions');
  });

  it('shows e-mails that were given up, and has them sent again', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission());
    mail.server.behave({ refuse: 550, at: 'recipient' });
    await host.nudge();
    const outbox = await forms('outbox');
    expect(outbox).toMatch(/^0 e-mails sent\n0 e-mails waiting/);
    expect(outbox).toMatch(/2 e-mails given up;.*\n.*1 attempt, the last: .*No such mailbox/);
    await expect(forms('outbox', '--retry', 'unknown')).rejects.toThrow('No e-mail with the ID "unknown"');
    const [dead] = await mail.store.listMessages('dead');
    expect(await forms('outbox', '--retry', dead?.id ?? '')).toBe('1 e-mail will be sent again by the host.');
    expect(await forms('outbox', '--retry', 'all')).toBe('1 e-mail will be sent again by the host.');
    mail.server.behave('accept');
    await host.nudge();
    expect(mail.server.mails).toHaveLength(2);
    expect(await forms('outbox')).toMatch(/^2 e-mails sent\n0 e-mails waiting.*\n0 e-mails given up/);
  });
});
