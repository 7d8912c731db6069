import { createHash } from 'node:crypto';
import type { Message, Submission } from '../forms/stores/form-store';

interface NoticeContext {
  /** Addresses of the company, separated by commas. */
  readonly to: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Name of the sale that the submission is about; null when there is none or it is not known. */
  readonly saleName: string | null;
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

/** Name of a field for people: first-name as First name. */
function labelOf(field: string): string {
  const words = field.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function subjectOf({ form, fields }: Submission, saleName: string | null): string {
  const name = [fields['first-name'], fields['last-name']].map(textOf).filter(Boolean).join(' ');
  const sender = name === '' ? textOf(fields['email-address']) : name;
  const sale = saleName ?? textOf(fields.sale);
  switch (form) {
    case 'contact':
      return `Message from ${sender}`;
    case 'contact-seller':
      return `Question about ${sale} from ${sender}`;
    case 'reminder':
      return `Reminder of ${sale} for ${sender}`;
    case 'newsletter':
      return `Newsletter for ${sender}`;
    default:
      return `${form} from ${sender}`;
  }
}

/** The same for a submission that is sent again, another one when the visitor has changed it. */
function noticeId({ id, fields }: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(fields).sort()));
  return `notice:${id}:${hash.digest('hex').slice(0, 16)}`;
}

/** The notice to the company of what a visitor sent; an answer to it goes to the visitor. */
export function noticeMessage(submission: Submission, { to, origin, saleName }: NoticeContext): Message {
  const { id, fields, page, receivedAt } = submission;
  const { message, ...others } = fields;
  const email = textOf(fields['email-address']);
  const lines = Object.entries(others).map(([field, value]) => `${labelOf(field)}: ${textOf(value)}`);
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  return {
    id: noticeId(submission),
    submissionId: id,
    to,
    subject: subjectOf(submission, saleName),
    text: [
      lines.join('\n'),
      ...(message === undefined ? [] : [textOf(message)]),
      `Received: ${received} UTC${page === null ? '' : `\nPage: ${origin}${page}`}\nSubmission: ${id}\n`,
    ].join('\n\n'),
    headers: email === '' ? {} : { 'Reply-To': email },
    attachments: [],
    dueAt: receivedAt,
  };
}
