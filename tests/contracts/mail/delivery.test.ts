import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Submission } from '../../../src/host/forms/stores/form-store';
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

function contact(fields: Submission['fields'] = {}): Submission {
  return {
    id: '7a0c2f4e-3b1d-4c5e-9f60-718293a4b5c6',
    form: 'contact',
    fields: {
      'first-name': 'Zoé',
      'last-name': 'Lefebvre-Côté 🌾',
      'email-address': 'zoe@farm.example',
      'phone-number': '+17805550199',
      message: 'Is the well on NW-14 shared?\n\n.\nA line with a dot alone is no end.',
      ...fields,
    },
    page: '/contact/',
    receivedAt: askedAt,
  };
}

describe('a notice of a submission', () => {
  it('reaches the company in UTF-8, and a reply to it reaches the visitor', async () => {
    const host = mail.host();
    await mail.submit(host, contact());
    await host.nudge();
    const [notice] = mail.server.mails;
    expect(mail.server.mails).toHaveLength(1);
    expect(notice?.recipients).toEqual(['office@site.example']);
    expect(notice?.from?.text).toBe('"Example Land" <hello@site.example>');
    expect(notice?.replyTo?.text).toBe('zoe@farm.example');
    expect(notice?.subject).toBe('Message from Zoé Lefebvre-Côté 🌾');
    expect(notice?.html).toBe(false);
    expect(notice?.text).toBe(`First name: Zoé
Last name: Lefebvre-Côté 🌾
Email address: zoe@farm.example
Phone number: +17805550199

Is the well on NW-14 shared?

.
A line with a dot alone is no end.

Received: 2026-03-11 18:00 UTC
Page: https://site.example/contact/
Submission: 7a0c2f4e-3b1d-4c5e-9f60-718293a4b5c6
`);
    expect(notice?.date).toEqual(new Date(askedAt));
  });

  it.each([
    ['zoé@farm.example', undefined],
    ['zoe@fermé.example', 'zoe@xn--ferm-epa.example'],
  ])('has headers in ASCII for the address %s', async (email, replyTo) => {
    const host = mail.host();
    await mail.submit(host, contact({ 'email-address': email }));
    await host.nudge();
    const [notice] = mail.server.mails;
    expect(notice?.source.split('\r\n\r\n', 1)[0]).toMatch(/^[ -~\r\n\t]+$/);
    expect(/^Reply-To: (.*)$/m.exec(notice?.source ?? '')?.[1]?.trim()).toBe(replyTo);
    expect(notice?.text).toContain(`Email address: ${email}`);
  });

  it('names the sale', async () => {
    const host = mail.host();
    await mail.submit(host, { ...contact({ sale: 'souris-flats' }), form: 'contact-seller' });
    await host.nudge();
    expect(mail.subjects()).toEqual(['Question about Souris Flats from Zoé Lefebvre-Côté 🌾']);
  });

  it.each([
    ['a line break', 'Zoé\r\nBcc: all@victims.example\r\n\r\nBody'],
    ['a bare line feed', 'Zoé\nBcc: all@victims.example'],
    ['a separator of lines', 'Zoé\u2028Bcc: all@victims.example'],
    ['an encoded word', '=?utf-8?q?Zo=0D=0ABcc:_all@victims.example?='],
    ['addresses', '"Zoé" <all@victims.example>, <b@victims.example>'],
    ['a very long name', 'Zoé '.repeat(500)],
  ])('has no additional header or recipient for a name with %s', async (_, name) => {
    const host = mail.host();
    await mail.submit(host, contact({ 'first-name': name, 'last-name': 'X' }));
    await host.nudge();
    const [notice] = mail.server.mails;
    expect(notice?.recipients).toEqual(['office@site.example']);
    expect([...(notice?.headers.keys() ?? [])].sort()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(Math.max(...(notice?.source.split('\r\n') ?? []).map((line) => line.length))).toBeLessThan(999);
  });

  it('is sent once for a form that is sent again, and again for one that was corrected', async () => {
    const host = mail.host();
    await mail.submit(host, contact());
    await mail.submit(host, contact());
    await host.nudge();
    expect(mail.server.mails).toHaveLength(1);
    await mail.submit(host, contact({ message: 'NE-14, I meant.' }));
    await host.nudge();
    expect(mail.server.mails.map(({ text }) => text?.includes('NE-14, I meant.'))).toEqual([false, true]);
  });
});

describe('notices to several addresses of the company', () => {
  const to = ['office@site.example', 'sales@site.example'];

  function recipients() {
    return mail.server.mails.map((taken) => taken.recipients.join());
  }

  it('are tried again for an address that was temporarily refused, and only for that one', async () => {
    const host = mail.host({ to });
    await mail.submit(host, contact());
    mail.server.behave({ refuse: 451, at: 'recipient', only: 'sales@site.example' });
    await host.nudge();
    expect(recipients()).toEqual(['office@site.example']);
    mail.server.behave('accept');
    await mail.workAt(host, askedAt + minuteMs);
    expect(recipients()).toEqual(to);
  });

  it('are given up for an address that was permanently refused, as the log says', async () => {
    const host = mail.host({ to });
    await mail.submit(host, contact());
    mail.server.behave({ refuse: 550, at: 'recipient', only: 'office@site.example' });
    await host.nudge();
    expect(recipients()).toEqual(['sales@site.example']);
    expect(await mail.store.listMessages('dead')).toMatchObject([{ to: 'office@site.example' }]);
    expect(mail.lines.join()).toMatch(/office@site\.example was given up: .*No such mailbox/);
  });
});

describe('the outbox', () => {
  it('keeps trying, less and less often, during temporary refusals', async () => {
    const host = mail.host();
    await mail.submit(host, contact());
    mail.server.behave({ refuse: 451, at: 'recipient' });
    await host.nudge();
    await mail.workAt(host, askedAt + minuteMs - 1);
    expect(await mail.store.listMessages()).toMatchObject([{ state: 'pending', attempts: 1 }]);
    await mail.workAt(host, askedAt + minuteMs);
    await mail.workAt(host, askedAt + 5 * minuteMs);
    expect(await mail.store.listMessages()).toMatchObject([{ state: 'pending', attempts: 2 }]);
    expect((await mail.store.listMessages())[0]?.lastError).toContain('Try again later');
    mail.server.behave('accept');
    await mail.workAt(host, askedAt + 6 * minuteMs);
    expect(mail.server.mails).toHaveLength(1);
    expect(await mail.store.listMessages()).toMatchObject([{ state: 'sent', attempts: 3, lastError: null }]);
  });

  it.each(['recipient', 'content'] as const)(
    'gives up a message whose %s is permanently refused',
    async (at) => {
      const host = mail.host();
      await mail.submit(host, contact());
      mail.server.behave({ refuse: 550, at });
      await host.nudge();
      expect(await mail.store.listMessages('dead')).toMatchObject([{ attempts: 1 }]);
      expect(mail.lines.at(-1)).toMatch(/was given up: .*No such mailbox.*npm run forms -- outbox/);
      mail.server.behave('accept');
      await mail.workAt(host, askedAt + dayMs);
      expect(mail.server.mails).toEqual([]);
    },
  );

  it.each([
    { refuse: 554, at: 'greeting' },
    { refuse: 530, at: 'sender' },
  ] as const)('keeps a message when the server refuses us: %j', async (behaviour) => {
    const host = mail.host();
    await mail.submit(host, contact());
    mail.server.behave(behaviour);
    await host.nudge();
    expect(await mail.store.listMessages('pending')).toHaveLength(1);
  });

  it('gives up after almost four days, and sends again on request', async () => {
    const host = mail.host();
    await mail.submit(host, contact());
    mail.server.behave({ refuse: 421, at: 'greeting' });
    for (let day = 0; day < 10; day += 0.5) await mail.workAt(host, askedAt + day * dayMs);
    const [dead] = await mail.store.listMessages('dead');
    expect(dead?.attempts).toBe(11);
    mail.server.behave('accept');
    await mail.store.revive(dead?.id ?? '', mail.now);
    await host.nudge();
    expect(mail.server.mails).toHaveLength(1);
  });

  it('gives up waiting for a silent server, and for one that does not exist', async () => {
    const lost = mail.host({ smtpUrl: 'smtp://127.0.0.1:9' });
    const host = mail.host({ patienceMs: 200 });
    await mail.submit(host, contact());
    mail.server.behave('silent');
    await host.nudge();
    await mail.workAt(lost, askedAt + minuteMs);
    expect(await mail.store.listMessages('pending')).toMatchObject([{ attempts: 2 }]);
    mail.server.behave('accept');
    await mail.workAt(mail.host(), askedAt + hourMs);
    expect(mail.server.mails).toHaveLength(1);
  });

  it('sends each message once from several hosts at once', async () => {
    const hosts = [mail.host(), mail.host(), mail.host()];
    const [first] = hosts;
    for (let index = 0; index < 12; index += 1)
      if (first !== undefined)
        await mail.submit(first, reminderSubmission({ 'email-address': `zoe${index}@farm.example` }));
    await Promise.all(hosts.map((host) => host.nudge()));
    const ids = mail.server.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });

  it('repeats a message that was accepted without an answer, under the same Message-ID', async () => {
    const host = mail.host();
    await mail.submit(host, contact());
    mail.server.behave('take and hang up');
    await host.nudge();
    mail.server.behave('accept');
    await mail.workAt(host, askedAt + minuteMs);
    expect(mail.server.mails).toHaveLength(2);
    expect(new Set(mail.server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('leaves messages that a stopped host had claimed to the next one', async () => {
    const [stopped, next] = [mail.host({ patienceMs: 200 }), mail.host()];
    await mail.submit(stopped, contact());
    mail.server.behave('silent');
    const round = stopped.nudge();
    await stopped.stop();
    await round;
    await stopped.nudge();
    mail.server.behave('accept');
    await mail.workAt(next, askedAt + hourMs);
    expect(mail.server.mails).toHaveLength(1);
  });
});
