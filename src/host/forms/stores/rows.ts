import { z } from 'zod';
import type { StoredMessage, StoredReminder, Submission } from './form-store';

/** PostgreSQL's driver returns large integers as text. */
const IntegerSchema = z.coerce.number().int();
const OptionalIntegerSchema = z.union([z.null(), IntegerSchema]);

function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
}

const SubmissionRow = z
  .object({
    id: z.string(),
    form: z.string(),
    fields: json(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
    page: z.string().nullable(),
    received_at: IntegerSchema,
  })
  .transform(({ received_at, ...rest }): Submission => ({ ...rest, receivedAt: received_at }));

const MessageRow = z
  .object({
    id: z.string(),
    submission_id: z.string().nullable(),
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    headers: json(z.record(z.string(), z.string())),
    attachments: json(
      z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
    ),
    due_at: IntegerSchema,
    state: z.enum(['pending', 'sent', 'dead']),
    attempts: IntegerSchema,
    last_error: z.string().nullable(),
    leased_until: IntegerSchema,
  })
  .transform((row): StoredMessage => ({
    id: row.id,
    submissionId: row.submission_id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    headers: row.headers,
    attachments: row.attachments,
    dueAt: row.due_at,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    leasedUntil: row.leased_until,
  }));

const ReminderRow = z
  .object({
    submission_id: z.string(),
    sale: z.string(),
    email: z.string(),
    moments: json(z.array(z.string())),
    received_at: IntegerSchema,
    unsubscribed_at: OptionalIntegerSchema,
  })
  .transform((row): StoredReminder => ({
    submissionId: row.submission_id,
    sale: row.sale,
    email: row.email,
    moments: row.moments,
    askedAt: row.received_at,
    unsubscribedAt: row.unsubscribed_at,
  }));

const SecretRow = z.object({ value: z.string() });

/** @throws {z.ZodError | SyntaxError} When a row does not fit this version. */
export function parseSubmissions(rows: readonly unknown[]): Submission[] {
  return z.array(SubmissionRow).parse(rows);
}

/** @throws {z.ZodError | SyntaxError} When a row does not fit this version. */
export function parseMessages(rows: readonly unknown[]): StoredMessage[] {
  return z.array(MessageRow).parse(rows);
}

/** @throws {z.ZodError | SyntaxError} When a row does not fit this version. */
export function parseReminders(rows: readonly unknown[]): StoredReminder[] {
  return z.array(ReminderRow).parse(rows);
}

/** @throws {z.ZodError} When there is no row. */
export function parseSecret(rows: readonly unknown[]): string {
  return SecretRow.parse(rows[0]).value;
}
