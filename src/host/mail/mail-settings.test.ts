import { describe, expect, it } from '@jest/globals';
import { readFormsSecret, readMailSettings } from './mail-settings';

const given = {
  SMTP_URL: 'smtps://user:pass%40word@smtp.example.com:465',
  FORMS_MAIL_TO: 'office@example.com, sales@example.com',
  FORMS_MAIL_FROM: 'Zoé’s Land <hello@example.com>',
};

describe('readMailSettings', () => {
  it('reads a server, a sender and addresses', () => {
    expect(readMailSettings(given)).toEqual({
      smtpUrl: given.SMTP_URL,
      to: ['office@example.com', 'sales@example.com'],
      from: given.FORMS_MAIL_FROM,
    });
  });

  it('sends no e-mails when nothing is set', () => {
    expect(readMailSettings({ SMTP_URL: '', FORMS_MAIL_TO: '' })).toBeNull();
  });

  it.each([
    [{ SMTP_URL: undefined }, 'go together'],
    [{ FORMS_MAIL_TO: '' }, 'go together'],
    [{ FORMS_MAIL_FROM: '' }, 'go together'],
    [{ SMTP_URL: 'smtp.example.com' }, 'SMTP_URL has to be'],
    [{ SMTP_URL: 'https://smtp.example.com' }, 'SMTP_URL has to be'],
    [{ FORMS_MAIL_TO: 'office' }, 'FORMS_MAIL_TO has to be'],
    [{ FORMS_MAIL_TO: 'Office <office@example.com>' }, 'FORMS_MAIL_TO has to be'],
    [{ FORMS_MAIL_FROM: 'Example Land' }, 'FORMS_MAIL_FROM has to be'],
    [{ FORMS_MAIL_FROM: 'A\r\nBcc: <b@example.com>' }, 'FORMS_MAIL_FROM has to be'],
  ])('refuses %j without repeating the password', (change, message) => {
    const read = () => readMailSettings({ ...given, ...change });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/pass%40word/);
  });
});

describe('readFormsSecret', () => {
  it('is null when it is not set, and refuses a short one', () => {
    expect(readFormsSecret({})).toBeNull();
    expect(readFormsSecret({ FORMS_SECRET: 'x'.repeat(16) })).toBe('x'.repeat(16));
    expect(() => readFormsSecret({ FORMS_SECRET: 'x'.repeat(15) })).toThrow('16 letters');
  });
});
