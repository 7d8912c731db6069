import type { Message, Reminder, Submission } from './form-store';
import type { Statement } from './sql-database';

/** The form in which addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Inserts a submission, or replaces that of the same form with the same id. */
export function upsertSubmission({ id, form, fields, page, receivedAt }: Submission): Statement {
  const email = fields['email-address'];
  return {
    sql: `insert into form_submissions (id, form, email, fields, page, received_at) values (?, ?, ?, ?, ?, ?)
      on conflict (id) do update set email = excluded.email, fields = excluded.fields, page = excluded.page
      where form_submissions.form = excluded.form`,
    parameters: [
      id,
      form,
      typeof email === 'string' ? emailKey(email) : null,
      JSON.stringify(fields),
      page,
      receivedAt,
    ],
    mustChange: true,
  };
}

function insertMessage(message: Message): Statement {
  return {
    sql: `insert into form_messages (id, submission_id, recipient, subject, body, headers, attachments, due_at)
      values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    parameters: [
      message.id,
      message.submissionId,
      message.to,
      message.subject,
      message.text,
      JSON.stringify(message.headers),
      JSON.stringify(message.attachments),
      message.dueAt,
    ],
  };
}

/** Inserts the messages whose ids are not there yet. All hosts do so in the same order to prevent deadlocks. */
export function insertMessages(messages: readonly Message[]): readonly Statement[] {
  return messages.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(insertMessage);
}

/**
 * Inserts a reminder, or replaces that of the same submission. One that was ended starts again: without scripts, a
 * submission that is sent again within the hour has the same id.
 */
export function upsertReminder({ submissionId, sale, email, moments }: Reminder): Statement {
  return {
    sql: `insert into form_reminders (submission_id, sale, email, moments) values (?, ?, ?, ?)
      on conflict (submission_id) do update
      set sale = excluded.sale, email = excluded.email, moments = excluded.moments, unsubscribed_at = null`,
    parameters: [submissionId, sale, email, JSON.stringify(moments)],
  };
}

/**
 * Deletes submissions with their data: messages, reminders, and then the submissions themselves, in this order.
 *
 * @param condition On form_submissions, with one parameter.
 * @param messageCondition Further messages, with one parameter.
 */
export function deleteSubmissions(
  condition: string,
  messageCondition: string,
  parameter: string | number,
): readonly Statement[] {
  const ids = `select id from form_submissions where ${condition}`;
  return [
    {
      sql: `delete from form_messages where submission_id in (${ids}) or (${messageCondition})`,
      parameters: [parameter, parameter],
    },
    { sql: `delete from form_reminders where submission_id in (${ids})`, parameters: [parameter] },
    { sql: `delete from form_submissions where ${condition}`, parameters: [parameter] },
  ];
}
