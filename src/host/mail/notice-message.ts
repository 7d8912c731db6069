import { createHash } from 'node:crypto';
import { isFormName } from '../../model/derive/forms/form-fields';
import type { Mails } from '../../model/schema/mails';
import type { Message, Submission } from '../forms/stores/form-store';
import { fillMail } from './fill-mail';

interface NoticeContext {
  /** Addresses of the company. */
  readonly to: readonly string[];
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Name of the sale that the submission is about; null when there is none or it is not known. */
  readonly saleName: string | null;
  /** Subjects by form. */
  readonly subjects: Mails['toCompany'];
}

/**
 * Only ASCII before the @, since a header can't have other characters there; the domain is written as xn--. The address
 * is in the text in any case.
 */
const canBeReplyTo = /^[!-~]+@/;

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

/** Label of a field: First name for first-name. */
function labelOf(field: string): string {
  const words = field.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function subjectOf({ form, fields }: Submission, { saleName, subjects }: NoticeContext): string {
  const name = [fields['first-name'], fields['last-name']].map(textOf).filter(Boolean).join(' ');
  const values = {
    sender: name === '' ? textOf(fields['email-address']) : name,
    sale: saleName ?? textOf(fields.sale),
  };
  return fillMail(isFormName(form) ? subjects[form] : `${form}: {sender}`, values);
}

/** The same for a submission that is sent again, but another one if the visitor has changed it. */
function noticeId({ id, fields }: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(fields).sort()));
  return `notice:${id}:${hash.digest('hex').slice(0, 16)}`;
}

/**
 * The notices of a submission to the company; a reply goes to the visitor. Each address gets its own, since a server
 * that refuses one address still accepts the mail for the others.
 */
export function noticeMessages(submission: Submission, context: NoticeContext): Message[] {
  const { origin } = context;
  const { id, fields, page, receivedAt } = submission;
  const { message, ...others } = fields;
  const email = textOf(fields['email-address']);
  const lines = Object.entries(others).map(([field, value]) => `${labelOf(field)}: ${textOf(value)}`);
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  const notice = {
    submissionId: id,
    subject: subjectOf(submission, context),
    text: [
      lines.join('\n'),
      ...(message === undefined ? [] : [textOf(message)]),
      `Received: ${received} UTC${page === null ? '' : `\nPage: ${origin}${page}`}\nSubmission: ${id}\n`,
    ].join('\n\n'),
    headers: canBeReplyTo.test(email) ? { 'Reply-To': email } : {},
    attachments: [],
    dueAt: receivedAt,
  };
  return context.to.map((to) => ({ ...notice, id: `${noticeId(submission)}:${to}`, to }));
}
