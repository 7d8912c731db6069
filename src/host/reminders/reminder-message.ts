import { createHash } from 'node:crypto';
import type { ReminderSale } from '../../model/derive/reminder-facts';
import { confirmationPrefix, type Attachment, type Message, type Reminder } from '../forms/stores/form-store';
import { emailKey } from '../forms/stores/statements';
import type { DueReminder, ReminderKind } from './due-reminders';
import { confirmationText, reminderText, type MailText, type SiteFacts } from './reminder-text';
import { unsubscribeLink } from './unsubscribe-link';

/** The context of messages to a person who requested reminders. */
export interface MessageContext {
  readonly facts: SiteFacts;
  /** Returns the secret that signs the links that end reminders. */
  readonly readSecret: () => Promise<string>;
  /** Returns a calendar file of the site; null when it can't be read. */
  readonly readCalendar: (path: string) => Promise<string | null>;
}

const prefix = 'reminder:';

/** Identity of a reminder in the outbox, where each is put once. */
export function reminderId(submissionId: string, { occasion }: Pick<DueReminder, 'occasion'>): string {
  return `${prefix}${submissionId}:${occasion}`;
}

/** Identity of a confirmation: one a day for each address and sale, since anybody can have it sent to a stranger. */
function confirmationId({ sale, email }: Reminder, now: number): string {
  const address = createHash('sha256').update(emailKey(email)).digest('hex');
  return `${confirmationPrefix}${sale}:${address}:${new Date(now).toISOString().slice(0, 10)}`;
}

/** Returns whether a message is about a moment of a sale, not a confirmation or a notice. */
export function isReminderId(id: string): boolean {
  return id.startsWith(prefix);
}

async function calendarAttachment(
  sale: ReminderSale<Date>,
  readCalendar: MessageContext['readCalendar'],
): Promise<Attachment[]> {
  const content = sale.calendar === null ? null : await readCalendar(sale.calendar);
  if (content === null) return [];
  return [
    { filename: `${sale.slug}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content },
  ];
}

/** Kinds of mails with a calendar file, which updates entries: those of a sale without its date are cancelled. */
const withCalendar: ReadonlySet<ReminderKind> = new Set(['opens', 'postponed', 'withdrawn']);

interface MessageInput {
  readonly id: string;
  readonly reminder: Reminder;
  readonly attachments: readonly Attachment[];
  readonly dueAt: number;
  readonly textWith: (unsubscribeUrl: string) => MailText;
}

async function createMessage(
  { id, reminder: { submissionId, email }, attachments, dueAt, textWith }: MessageInput,
  { facts, readSecret }: MessageContext,
): Promise<Message> {
  const unsubscribeUrl = unsubscribeLink(facts.company.origin, await readSecret(), submissionId);
  return {
    id,
    submissionId,
    to: email,
    ...textWith(unsubscribeUrl),
    // One click in the mail program ends the reminders (RFC 8058), and no automatic reply is sent (RFC 3834).
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    attachments,
    dueAt,
  };
}

/** A reminder that is due now. */
export async function reminderMessage(
  reminder: Reminder,
  due: DueReminder,
  sale: ReminderSale<Date>,
  now: number,
  context: MessageContext,
): Promise<Message> {
  const { facts, readCalendar } = context;
  return createMessage(
    {
      id: reminderId(reminder.submissionId, due),
      reminder,
      attachments: withCalendar.has(due.kind) ? await calendarAttachment(sale, readCalendar) : [],
      dueAt: now,
      textWith: (unsubscribeUrl) => reminderText(due.kind, sale, now, { facts, unsubscribeUrl }),
    },
    context,
  );
}

/** A message that confirms which reminders a person will get. */
export async function confirmationMessage(
  reminder: Reminder,
  sale: ReminderSale<Date>,
  now: number,
  context: MessageContext,
): Promise<Message> {
  const { facts, readCalendar } = context;
  return createMessage(
    {
      id: confirmationId(reminder, now),
      reminder,
      attachments: await calendarAttachment(sale, readCalendar),
      dueAt: now,
      textWith: (unsubscribeUrl) => confirmationText(sale, reminder.moments, now, { facts, unsubscribeUrl }),
    },
    context,
  );
}
