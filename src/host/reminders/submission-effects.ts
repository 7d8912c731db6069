import type { ReminderFacts, ReminderSale } from '../../model/derive/reminder-facts';
import type { Message, Reminder, Submission, SubmissionEffects } from '../forms/stores/form-store';
import type { MailLog } from '../mail/mail-log';
import { noticeMessages } from '../mail/notice-message';
import { confirmationMessage, type MessageContext } from './reminder-message';

interface SubmissionEffectsOptions {
  /** Addresses that get a notice of each submission; null to send none. */
  readonly noticesTo: readonly string[] | null;
  readonly readFacts: () => Promise<ReminderFacts<Date>>;
  readonly context: Omit<MessageContext, 'facts'>;
  readonly log: MailLog;
}

/** The request that the reminder form expresses; null for other forms. */
export function reminderOf({ id, form, fields }: Submission): Reminder | null {
  const { sale, moments, 'email-address': email } = fields;
  if (form !== 'reminder' || typeof sale !== 'string' || typeof email !== 'string') return null;
  return {
    submissionId: id,
    sale,
    email,
    moments: typeof moments === 'string' ? [moments] : (moments ?? []),
  };
}

/** Returns whether reminders of a sale may still come, so that they can be confirmed. */
function canConfirm({ state, finalCloseAt }: ReminderSale<Date>, now: number): boolean {
  return state === 'scheduled' && finalCloseAt !== null && now < finalCloseAt.getTime();
}

/**
 * Creates the data to store with a submission: its reminder, and if e-mails are sent, the notices to the company and
 * the confirmation to the visitor. A submission is stored whatever goes wrong with its e-mails, unless the store itself
 * cannot be read: then the form is refused, and can be sent again.
 */
export function createSubmissionEffects({ noticesTo, readFacts, context, log }: SubmissionEffectsOptions) {
  async function messagesOf(
    submission: Submission,
    reminder: Reminder | null,
    to: readonly string[],
  ): Promise<Message[]> {
    const { sales, ...facts } = await readFacts();
    const sale = sales.find(({ slug }) => slug === submission.fields.sale);
    const notices = noticeMessages(submission, {
      to,
      origin: facts.company.origin,
      saleName: sale?.name ?? null,
      subjects: facts.mails.toCompany,
    });
    const now = submission.receivedAt;
    if (reminder === null || sale === undefined || !canConfirm(sale, now)) return notices;
    return [...notices, await confirmationMessage(reminder, sale, now, { ...context, facts })];
  }

  return async function effectsOf(submission: Submission): Promise<SubmissionEffects> {
    const reminder = reminderOf(submission);
    if (noticesTo === null) return { messages: [], reminder };
    // For the links of the confirmation; kept in the store.
    if (reminder !== null) await context.readSecret();
    try {
      return { messages: await messagesOf(submission, reminder, noticesTo), reminder };
    } catch (error) {
      log.error(`No e-mail for submission ${submission.id}: ${String(error)}`);
      return { messages: [], reminder };
    }
  };
}
