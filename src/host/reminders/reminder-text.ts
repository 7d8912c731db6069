import { formatDateTimeRange, formatShortDateTime } from '../../model/derive/dates';
import type { ReminderCompany, ReminderSale } from '../../model/derive/reminder-facts';
import { saleReminderRoute } from '../../model/derive/routes';
import { closesDueAt, opensDueAt, type ReminderKind } from './due-reminders';

/** What a mail says. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A mail's own part: its subject, and paragraphs. */
interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

type Sale = ReminderSale<Date>;

function biddingHours({ opensAt, closesAt, zone }: Sale): string {
  return opensAt === null || closesAt === null
    ? ''
    : `Bidding runs ${formatDateTimeRange(opensAt, closesAt, zone)}.`;
}

function registering({ registerBy, zone }: Sale, now: number): string {
  return registerBy !== null && now < registerBy.getTime()
    ? `Register to bid by ${formatShortDateTime(registerBy, zone)}.`
    : '';
}

function opens(sale: Sale, now: number): MailContent {
  const { name, nearby, opensAt, zone, biddingUrl, url } = sale;
  const isOpen = opensAt !== null && now >= opensAt.getTime();
  const at = opensAt === null ? '' : formatShortDateTime(opensAt, zone);
  return {
    subject: isOpen ? `Bidding on ${name} is open` : `Bidding on ${name} opens ${at}`,
    paragraphs: [
      isOpen ? `Bidding on ${name}, ${nearby}, is open.` : `Bidding on ${name}, ${nearby}, opens ${at}.`,
      [biddingHours(sale), registering(sale, now)].filter(Boolean).join('\n'),
      `Bid: ${biddingUrl}\nThe sale: ${url}`,
    ],
  };
}

function closes({ name, nearby, firstCloseAt, closesAt, zone, biddingUrl, url }: Sale): MailContent {
  const last = closesAt === null ? '' : formatShortDateTime(closesAt, zone);
  const parcelsCloseApart = firstCloseAt?.getTime() !== closesAt?.getTime();
  const first = firstCloseAt === null ? '' : formatShortDateTime(firstCloseAt, zone);
  return {
    subject: `Bidding on ${name} begins to close ${last}`,
    paragraphs: [
      parcelsCloseApart
        ? `Bidding on ${name}, ${nearby}: the first parcel begins to close ${first}, the last ${last}.`
        : `Bidding on ${name}, ${nearby}, begins to close ${last}.`,
      'Late bids may put off the close. The page for bidding has the current time.',
      `Bid: ${biddingUrl}\nThe sale: ${url}`,
    ],
  };
}

function results({ name, nearby, results: lines, url }: Sale): MailContent {
  return {
    subject: `What ${name} sold for`,
    paragraphs: [
      `The results of ${name}, ${nearby}, are in.`,
      (lines ?? []).join('\n'),
      `Prices are in Canadian dollars.\nThe sale: ${url}`,
    ],
  };
}

function postponed({ name, nearby, stateNote, url }: Sale): MailContent {
  return {
    subject: `${name} is postponed`,
    paragraphs: [
      `${name}, ${nearby}, is postponed, so the reminder that you asked for does not come now.`,
      stateNote ?? '',
      `Once the sale has a new date, we remind you of that one. It will be on the page of the sale: ${url}`,
    ],
  };
}

function withdrawn({ name, nearby, stateNote, url }: Sale): MailContent {
  return {
    subject: `${name} is no longer for sale`,
    paragraphs: [
      `${name}, ${nearby}, has been withdrawn, so the reminder that you asked for will not come.`,
      stateNote ?? '',
      `The sale: ${url}`,
    ],
  };
}

/** When reminders come to somebody who asks now; one whose time has passed does not. */
function reminderTimes(sale: Sale, moments: readonly string[], now: number): string[] {
  const line = (moment: string, text: string, dueAt: number | null) =>
    moments.includes(moment) && dueAt !== null
      ? [`- ${text}: ${formatShortDateTime(new Date(dueAt), sale.zone)}`]
      : [];
  return [
    ...line('opens', 'before bidding opens', opensDueAt(sale, now)),
    ...line('closes', 'before bidding begins to close', closesDueAt(sale, now)),
    ...(moments.includes('results') ? ['- when the results are in'] : []),
  ];
}

function confirmation(sale: Sale, moments: readonly string[], now: number): MailContent {
  const { name, nearby, url } = sale;
  const times = reminderTimes(sale, moments, now);
  const isTooClose = times.length === 0;
  return {
    subject: isTooClose ? `The times of ${name}` : `We will remind you of ${name}`,
    paragraphs: [
      isTooClose
        ? `You asked to be reminded of ${name}, ${nearby}. It is so close that no other reminder will come.`
        : `You asked to be reminded of ${name}, ${nearby}. We will write to you:`,
      times.join('\n'),
      [biddingHours(sale), registering(sale, now)].filter(Boolean).join('\n'),
      `The sale: ${url}`,
    ],
  };
}

function contentOf(kind: ReminderKind, sale: Sale, now: number): MailContent {
  switch (kind) {
    case 'opens':
      return opens(sale, now);
    case 'closes':
      return closes(sale);
    case 'results':
      return results(sale);
    case 'postponed':
      return postponed(sale);
    case 'withdrawn':
      return withdrawn(sale);
  }
}

function complete(
  { subject, paragraphs }: MailContent,
  { name, phone, origin }: ReminderCompany,
  sale: Sale,
  unsubscribeUrl: string,
): MailText {
  const footer = [
    '-- ',
    `${name}, ${phone}`,
    `You get this because your address was entered at ${origin}${saleReminderRoute(sale)}`,
    `No more e-mails about this sale: ${unsubscribeUrl}`,
  ];
  return { subject, text: `${[...paragraphs.filter(Boolean), footer.join('\n')].join('\n\n')}\n` };
}

/** Who a mail comes from, and how to end such mails. */
interface Sender {
  readonly company: ReminderCompany;
  readonly unsubscribeUrl: string;
}

/** A reminder in plain text; times are told on the clock of the sale. */
export function reminderText(
  kind: ReminderKind,
  sale: Sale,
  now: number,
  { company, unsubscribeUrl }: Sender,
): MailText {
  return complete(contentOf(kind, sale, now), company, sale, unsubscribeUrl);
}

/** The mail that confirms a reminder to the person who asked for it. */
export function confirmationText(
  sale: Sale,
  moments: readonly string[],
  now: number,
  { company, unsubscribeUrl }: Sender,
): MailText {
  return complete(confirmation(sale, moments, now), company, sale, unsubscribeUrl);
}
