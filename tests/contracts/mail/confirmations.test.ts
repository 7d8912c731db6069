import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  askedAt,
  createMailFixture,
  dayMs,
  hourMs,
  minuteMs,
  reminderSubmission,
  type MailFixture,
} from './mail-fixture';

let mail: MailFixture;

beforeEach(async () => {
  mail = await createMailFixture();
});
afterEach(() => mail.close());

const confirmed = 'We will remind you of Souris Flats';

/** Subjects of the mails to the visitor. */
function toVisitor() {
  return mail.server.mails
    .filter(({ recipients }) => recipients.includes('zoe@farm.example'))
    .map(({ subject }) => subject);
}

describe('a confirmation', () => {
  it('is sent once a day for a sale, however often somebody enters the address', async () => {
    const host = mail.host();
    const [first, again] = [
      reminderSubmission(),
      reminderSubmission({ moments: ['opens'] }, askedAt + hourMs),
    ];
    for (const submission of [first, again]) await mail.submit(host, submission);
    await host.nudge();
    expect(toVisitor()).toEqual([confirmed]);
    await mail.submit(host, reminderSubmission({}, askedAt + dayMs));
    await mail.workAt(host, askedAt + dayMs);
    expect(toVisitor()).toEqual([confirmed, confirmed]);
  });

  it('is sent again on the same day to somebody who has stopped the reminders in the meantime', async () => {
    const host = mail.host();
    const first = reminderSubmission();
    await mail.submit(host, first);
    await host.nudge();
    await mail.store.unsubscribe(first.id, mail.now);
    await mail.submit(host, reminderSubmission({}, askedAt + hourMs));
    await mail.workAt(host, askedAt + hourMs);
    expect(toVisitor()).toEqual([confirmed, confirmed]);
  });

  it('is sent again to somebody whose form has the same id within the hour, as without scripts', async () => {
    const host = mail.host();
    const submission = reminderSubmission();
    await mail.submit(host, submission);
    await host.nudge();
    await mail.store.unsubscribe(submission.id, mail.now);
    await mail.submit(host, { ...submission, receivedAt: askedAt + minuteMs });
    await mail.workAt(host, '2026-03-17T15:00:00Z');
    expect(toVisitor()).toEqual([confirmed, confirmed, expect.stringContaining('opens Mar 18, 2026')]);
  });

  it('says so if no other reminder will be sent', async () => {
    const host = mail.host();
    const at = '2026-03-18T14:30:00Z';
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }, Date.parse(at)));
    await mail.workAt(host, at);
    await mail.workAt(host, '2026-03-18T15:10:00Z');
    expect(toVisitor()).toEqual(['The times of Souris Flats']);
    expect(mail.server.mails.at(-1)?.text).toContain('so none will come.');
  });
});
