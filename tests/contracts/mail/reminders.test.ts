import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleReminderSale } from '../../../src/model/derive/reminder-sale.example';
import { askedAt, createMailFixture, hourMs, reminderSubmission, type MailFixture } from './mail-fixture';

let mail: MailFixture;

beforeEach(async () => {
  mail = await createMailFixture();
});
afterEach(() => mail.close());

/** Subjects of the mails to the visitor. */
function toVisitor() {
  return mail.server.mails
    .filter(({ recipients }) => recipients.includes('zoe@farm.example'))
    .map(({ subject }) => subject);
}

/** Times of a sale on another day; none for a sale without a date. */
function on(day: string | null) {
  const at = (time: string) => (day === null ? null : new Date(`${day}T${time}:00Z`));
  const closesAt = at('17:00');
  return { opensAt: at('15:00'), firstCloseAt: closesAt, closesAt, finalCloseAt: at('17:45') };
}

const dayBefore = '2026-03-17T15:00:00Z';
const hourBeforeClose = '2026-03-18T16:00:00Z';
const opens = 'Bidding on Souris Flats opens Mar 18, 2026 at 9:00 AM CST';
const closes = 'Bidding on Souris Flats begins to close Mar 18, 2026 at 11:00 AM CST';
const confirmed = 'We will remind you of Souris Flats';
const sold = ['Sold for $520,000 (all parcels).', 'Parcel 1: $520,000 for 160.0 ac, $3,250/ac'];

describe('a reminder', () => {
  it('is confirmed, with the dates as a calendar file', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens', 'results'] }));
    await host.nudge();
    const confirmation = mail.server.mails.find(({ subject }) => subject === confirmed);
    expect(confirmation?.text).toMatch(/^You asked to be reminded of Souris Flats, nearby Torquay, SK\. We/);
    expect(confirmation?.text).toContain(
      '- A day before bidding opens: Mar 17, 2026 at 9:00 AM CST\n- When the results are in\n',
    );
    expect(confirmation?.text).toContain('Bidding runs March 18, 2026 from 9:00 to 11:00 AM CST.');
    expect(confirmation?.text).toContain('Register to bid by Mar 17, 2026 at 4:00 PM CST.');
    const [file] = confirmation?.attachments ?? [];
    expect([file?.filename, file?.contentType]).toEqual(['souris-flats.ics', 'text/calendar']);
    expect(file?.content.toString()).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    expect(mail.subjects()).toContain('Reminder about Souris Flats for zoe@farm.example');
  });

  it('is sent before bidding opens and closes and when the results are in, once each', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission());
    await host.nudge();
    for (const time of [dayBefore, dayBefore, '2026-03-18T15:00:00Z', hourBeforeClose, hourBeforeClose])
      await mail.workAt(host, time);
    expect(toVisitor()).toEqual([confirmed, opens, closes]);
    await mail.workAt(host, '2026-03-19T12:00:00Z');
    await mail.build(exampleReminderSale({ results: sold }));
    await mail.workAt(host, '2026-03-20T12:00:00Z');
    await mail.workAt(host, '2026-03-21T12:00:00Z');
    expect(toVisitor()).toEqual([confirmed, opens, closes, 'What Souris Flats sold for']);
    expect(mail.server.mails.at(-1)?.text).toContain(`${sold.join('\n')}\n\nPrices are in Canadian dollars.`);
    const opening = mail.server.mails.find(({ subject }) => subject === opens);
    expect(opening?.attachments.map(({ filename }) => filename)).toEqual(['souris-flats.ics']);
  });

  it('is sent once across restarts and several hosts', async () => {
    await mail.submit(mail.host(), reminderSubmission());
    await mail.workAt(mail.host(), dayBefore);
    mail.now += 60_000;
    await Promise.all([mail.host(), mail.host(), mail.host()].map((host) => host.nudge()));
    expect(toVisitor()).toEqual([confirmed, opens]);
  });

  it('moves with the sale, and is sent again for a new date after that of the old one was sent', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }));
    await mail.build(exampleReminderSale(on('2026-03-25')));
    await mail.workAt(host, dayBefore);
    expect(toVisitor()).toEqual([confirmed]);
    await mail.workAt(host, '2026-03-24T15:00:00Z');
    await mail.build(exampleReminderSale(on('2026-04-01')));
    await mail.workAt(host, '2026-03-25T15:00:00Z');
    await mail.workAt(host, '2026-03-31T15:00:00Z');
    expect(toVisitor()).toEqual([
      confirmed,
      'Bidding on Souris Flats opens Mar 25, 2026 at 9:00 AM CST',
      'Bidding on Souris Flats opens Apr 1, 2026 at 9:00 AM CST',
    ]);
  });

  it('is replaced by a notice when the sale is withdrawn', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission());
    await mail.build(
      exampleReminderSale({ state: 'withdrawn', stateNote: 'The land was sold to a neighbour.' }),
    );
    for (const time of ['2026-03-13T15:00:00Z', dayBefore, hourBeforeClose]) await mail.workAt(host, time);
    expect(toVisitor()).toEqual([confirmed, 'Souris Flats is no longer for sale']);
    expect(mail.server.mails.at(-1)?.text).toContain('The land was sold to a neighbour.');
  });

  it('is replaced by a notice when the sale is postponed, and is sent for its new date', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }));
    await mail.build(exampleReminderSale({ ...on(null), state: 'postponed' }));
    await mail.workAt(host, '2026-03-13T15:00:00Z');
    await mail.workAt(host, dayBefore);
    await mail.build(exampleReminderSale(on('2026-06-02')));
    await mail.workAt(host, '2026-06-01T15:00:00Z');
    expect(toVisitor()).toEqual([
      confirmed,
      'Souris Flats is postponed',
      'Bidding on Souris Flats opens Jun 2, 2026 at 9:00 AM CST',
    ]);
  });
});

describe('an address that was unsubscribed', () => {
  it('gets no reminder, not even one that was waiting for the mail server', async () => {
    const host = mail.host();
    const submission = reminderSubmission();
    await mail.submit(host, submission);
    await host.nudge();
    mail.server.behave({ refuse: 421, at: 'greeting' });
    await mail.workAt(host, dayBefore);
    await mail.store.unsubscribe(submission.id, mail.now);
    mail.server.behave('accept');
    await mail.workAt(host, '2026-03-17T16:00:00Z');
    await mail.workAt(host, hourBeforeClose);
    expect(toVisitor()).toEqual([confirmed]);
  });
});

describe('an address that asked twice', () => {
  const again = { 'email-address': 'Zoe@Farm.example' };

  /** Subjects of the reminders to the visitor, in any case of letters. */
  function reminders() {
    return mail.server.mails
      .filter(({ recipients }) => recipients.join().toLowerCase() === 'zoe@farm.example')
      .map(({ subject }) => subject)
      .filter((subject) => subject !== confirmed);
  }

  it('gets each reminder once, even from another host later', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens', 'results'] }));
    await mail.submit(host, reminderSubmission({ ...again, moments: ['opens', 'closes'] }, askedAt + hourMs));
    for (const time of [dayBefore, '2026-03-18T15:30:00Z', hourBeforeClose]) {
      await mail.workAt(host, time);
      await mail.workAt(mail.host(), time);
    }
    await mail.build(exampleReminderSale({ results: sold }));
    await mail.workAt(host, '2026-03-20T12:00:00Z');
    expect(reminders()).toEqual([opens, closes, 'What Souris Flats sold for']);
  });

  it('is told once that the sale was withdrawn, even after the day of its opening', async () => {
    await mail.submit(mail.host(), reminderSubmission({ moments: ['results'] }));
    await mail.submit(mail.host(), reminderSubmission({ ...again, moments: ['opens'] }, askedAt + hourMs));
    await mail.build(exampleReminderSale({ state: 'withdrawn' }));
    await mail.workAt(mail.host(), '2026-03-13T15:00:00Z');
    await mail.workAt(mail.host(), '2026-03-20T12:00:00Z');
    expect(reminders()).toEqual(['Souris Flats is no longer for sale']);
  });

  it('gets no more mails once reminders are stopped in one of them', async () => {
    const host = mail.host();
    const first = reminderSubmission();
    await mail.submit(host, first);
    await mail.submit(host, reminderSubmission(again, askedAt + hourMs));
    await host.nudge();
    await mail.store.unsubscribe(first.id, mail.now);
    await mail.workAt(host, dayBefore);
    expect(reminders()).toEqual([]);
    await mail.submit(host, reminderSubmission(again, Date.parse(dayBefore)));
    await mail.workAt(host, hourBeforeClose);
    expect(reminders()).toEqual([closes]);
  });
});

describe('a late reminder', () => {
  it('says that bidding is open, and is not sent once it no longer helps', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }));
    await mail.submit(host, reminderSubmission({ moments: ['closes'] }));
    await host.nudge();
    await mail.workAt(host, '2026-03-18T15:30:00Z');
    await mail.workAt(host, '2026-03-18T17:30:00Z');
    expect(toVisitor()).toEqual([confirmed, 'Bidding on Souris Flats is open']);
  });

  it('is not sent when the mail server came back too late, or after the sale was withdrawn', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }));
    await host.nudge();
    mail.server.behave({ refuse: 421, at: 'greeting' });
    await mail.workAt(host, dayBefore);
    mail.server.behave('accept');
    await mail.build(exampleReminderSale({ state: 'withdrawn' }));
    await mail.workAt(host, '2026-03-17T16:00:00Z');
    expect(toVisitor()).toEqual([confirmed, 'Souris Flats is no longer for sale']);
    const lastError = 'Its sale has changed meanwhile, or it is too late';
    expect(await mail.store.listMessages('pending')).toMatchObject([{ lastError }]);
    for (let day = 18; day < 26; day += 0.5) await mail.workAt(host, Date.UTC(2026, 2, day, (day % 1) * 24));
    expect(await mail.store.listMessages('dead')).toMatchObject([{ lastError }]);
    expect(toVisitor()).toHaveLength(2);
  });

  it('is sent even if a host with the previous build has checked it first', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ moments: ['opens'] }));
    await host.nudge();
    mail.server.behave({ refuse: 421, at: 'greeting' });
    await mail.build(exampleReminderSale(on('2026-03-17')));
    await mail.workAt(host, '2026-03-16T15:00:00Z');
    mail.server.behave('accept');
    await mail.build(exampleReminderSale());
    await mail.workAt(mail.host(), '2026-03-16T15:01:00Z');
    expect(toVisitor()).toEqual([confirmed]);
    await mail.build(exampleReminderSale(on('2026-03-17')));
    await mail.workAt(host, '2026-03-16T15:06:00Z');
    expect(toVisitor()).toEqual([confirmed, 'Bidding on Souris Flats opens Mar 17, 2026 at 9:00 AM CST']);
    expect(mail.lines.join()).toContain('is of no use by this build and will be looked at again');
  });
});

describe('the clock of the sale', () => {
  it.each([
    ['America/Edmonton', '9:00 AM ABT'],
    ['America/Winnipeg', '10:00 AM CDT'],
    ['America/Vancouver', '8:00 AM PCT'],
  ])('in %s says %s', async (zone, time) => {
    const host = mail.host();
    const [opensAt, closesAt] = [new Date('2026-09-16T15:00:00Z'), new Date('2026-09-16T16:00:00Z')];
    await mail.build(exampleReminderSale({ zone, opensAt, firstCloseAt: closesAt, closesAt }));
    await mail.submit(host, reminderSubmission());
    await mail.workAt(host, '2026-09-15T15:00:00Z');
    expect(toVisitor()).toContain(`Bidding on Souris Flats opens Sep 16, 2026 at ${time}`);
  });
});

describe('a store that is locked when the secret of the links is first read', () => {
  it('accepts the form only with its mails', async () => {
    let isLocked = true;
    const host = mail.host({
      secret: null,
      wrapStore: (store) => ({
        ...store,
        keepSecret: (...given) =>
          isLocked ? Promise.reject(new Error('database is locked')) : store.keepSecret(...given),
      }),
    });
    const submission = reminderSubmission();
    await expect(mail.submit(host, submission)).rejects.toThrow('database is locked');
    expect(await mail.store.listSubmissions()).toEqual([]);
    isLocked = false;
    await mail.submit(host, submission);
    await host.nudge();
    expect(mail.subjects().sort()).toEqual(['Reminder about Souris Flats for zoe@farm.example', confirmed]);
  });
});

describe('a sale that is over or withdrawn', () => {
  it('has no reminder to confirm', async () => {
    const host = mail.host();
    await mail.build(exampleReminderSale({ state: 'withdrawn' }));
    await mail.submit(host, reminderSubmission());
    await host.nudge();
    expect(toVisitor()).toEqual(['Souris Flats is no longer for sale']);
    await mail.build(exampleReminderSale());
    await mail.submit(host, reminderSubmission({}, Date.parse('2026-03-18T17:45:00Z')));
    await mail.workAt(host, '2026-03-18T17:45:00Z');
    expect(toVisitor()).toHaveLength(1);
  });
});

describe('without a known sale', () => {
  it('only the company is notified', async () => {
    const host = mail.host();
    await mail.submit(host, reminderSubmission({ sale: 'gone' }));
    await mail.workAt(host, dayBefore);
    expect(mail.subjects()).toEqual(['Reminder about gone for zoe@farm.example']);
  });
});
