import { formatDateTimeRange, formatShortDateTime } from '../../model/derive/dates';
import type { ReminderFacts, ReminderSale, VisitorMail } from '../../model/derive/reminder-facts';
import { closesApart } from '../../model/derive/closes-apart';
import { comingReminders } from '../../model/derive/reminder-times';
import { saleReminderRoute } from '../../model/derive/routes';
import { fillMail, type MailValues } from '../mail/fill-mail';
import type { ReminderKind } from './due-reminders';

/** Subject and text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

type Sale = ReminderSale<Date>;

/** Facts of the build that are the same for all sales. */
export type SiteFacts = Omit<ReminderFacts<Date>, 'sales'>;

/** The sender of a mail, and the link that ends such mails. */
interface Sender {
  readonly facts: SiteFacts;
  readonly unsubscribeUrl: string;
}

function timeIn(zone: string, at: Date | null): string {
  return at === null ? '' : formatShortDateTime(at, zone);
}

/** The sentences of a mail that depend on the sale. */
function saleSentences(sale: Sale, now: number, { sentences }: SiteFacts['mails']): MailValues {
  const { opensAt, closesAt, registerBy, zone } = sale;
  const hasHours = opensAt !== null && closesAt !== null;
  const mayRegister = registerBy !== null && now < registerBy.getTime();
  return {
    hours: hasHours ? fillMail(sentences.hours, { times: formatDateTimeRange(opensAt, closesAt, zone) }) : '',
    register: mayRegister ? fillMail(sentences.register, { deadline: timeIn(zone, registerBy) }) : '',
  };
}

function saleValues(sale: Sale, now: number, { mails }: SiteFacts): MailValues {
  const { name, nearby, opensAt, firstCloseAt, closesAt, zone, stateNote, results } = sale;
  return {
    sale: name,
    place: nearby,
    opens: timeIn(zone, opensAt),
    firstCloses: timeIn(zone, firstCloseAt),
    closes: timeIn(zone, closesAt),
    ...saleSentences(sale, now, mails),
    note: stateNote ?? '',
    results: (results ?? []).join('\n'),
    biddingUrl: sale.biddingUrl,
    saleUrl: sale.url,
  };
}

function fillVisitorMail(
  mail: VisitorMail,
  sale: Sale,
  values: MailValues,
  { facts: { company, mails }, unsubscribeUrl }: Sender,
): MailText {
  const { subject, text } = mails.toVisitors[mail];
  const signature = fillMail(mails.sentences.signature, {
    company: company.name,
    phone: company.phone,
    reminderUrl: company.origin + saleReminderRoute(sale),
    unsubscribeUrl,
  });
  return { subject: fillMail(subject, values), text: `${fillMail(text, values)}\n\n-- \n${signature}\n` };
}

function mailOf(kind: ReminderKind, sale: Sale, now: number): VisitorMail {
  switch (kind) {
    case 'opens':
      return sale.opensAt !== null && now >= sale.opensAt.getTime() ? 'open' : 'opens';
    case 'closes':
      return closesApart(sale) ? 'closesApart' : 'closes';
    default:
      return kind;
  }
}

/** A reminder in plain text; times are in the time zone of the sale. */
export function reminderText(kind: ReminderKind, sale: Sale, now: number, sender: Sender): MailText {
  return fillVisitorMail(mailOf(kind, sale, now), sale, saleValues(sale, now, sender.facts), sender);
}

/** A line for each reminder that somebody who asks now will get. */
function comingLines(
  sale: Sale,
  moments: readonly string[],
  now: number,
  { reminderTimes: labels }: SiteFacts,
): string[] {
  const dated = comingReminders(sale, now)
    .filter(({ moment }) => moments.includes(moment))
    .map(({ label, at }) => `- ${labels[label]}: ${timeIn(sale.zone, at)}`);
  return moments.includes('results') ? [...dated, `- ${labels.results}`] : dated;
}

/** The mail that confirms a reminder to the person who requested it. */
export function confirmationText(
  sale: Sale,
  moments: readonly string[],
  now: number,
  sender: Sender,
): MailText {
  const lines = comingLines(sale, moments, now, sender.facts);
  const values = { ...saleValues(sale, now, sender.facts), reminders: lines.join('\n') };
  return fillVisitorMail(lines.length === 0 ? 'tooLate' : 'confirmation', sale, values, sender);
}
