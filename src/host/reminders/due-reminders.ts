import type { ReminderSale } from '../../model/derive/reminder-facts';
import { comingReminders, type ReminderTime } from '../../model/derive/reminder-times';

const dayMs = 86_400_000;

/** Time after a sale for which its results are still news. */
const resultsHelpMs = 90 * dayMs;

/** What a mail to a person who asked for reminders is about. */
export type ReminderKind = 'opens' | 'closes' | 'results' | 'postponed' | 'withdrawn';

/** A mail that is due, or overdue and still of use. */
export interface DueReminder {
  readonly kind: ReminderKind;
  /** Distinct for each mail that a person is to get once: the kind, and the date of the sale that it tells. */
  readonly occasion: string;
}

/** What a person asked for. */
export interface ReminderRequest {
  readonly moments: readonly string[];
  /** Time when it was asked, in milliseconds. */
  readonly askedAt: number;
}

type Sale = ReminderSale<Date>;

/** Returns when the reminder of a moment is due, in milliseconds; null for one that was asked for too late. */
function dueTime(sale: Sale, moment: ReminderTime['moment'], askedAt: number): number | null {
  const time = comingReminders(sale, askedAt).find((coming) => coming.moment === moment);
  return time?.at.getTime() ?? null;
}

function isWithin(now: number, from: number | null, until: number | undefined): boolean {
  return from !== null && until !== undefined && now >= from && now < until;
}

/** Dates of a sample sale move each day, which is no news to anybody. */
function dated({ sample }: Sale, kind: ReminderKind, at: Date | null): DueReminder {
  return { kind, occasion: sample ? kind : `${kind}:${at?.toISOString() ?? 'undated'}` };
}

/** Returns whether a moment that was asked for is still to come if the sale goes on. */
function isWaiting({ opensAt, closesAt, results }: Sale, moments: readonly string[], now: number): boolean {
  return (
    (moments.includes('opens') && now < (opensAt?.getTime() ?? Infinity)) ||
    (moments.includes('closes') && now < (closesAt?.getTime() ?? Infinity)) ||
    (moments.includes('results') && results === null)
  );
}

function dueOfScheduled(sale: Sale, { moments, askedAt }: ReminderRequest, now: number): DueReminder[] {
  const { opensAt, firstCloseAt, closesAt, finalCloseAt } = sale;
  const closesAtDue = moments.includes('closes') ? dueTime(sale, 'closes', askedAt) : null;
  const due: DueReminder[] = [];
  // Late it still helps while bidding is open, unless the reminder of the close says the same.
  const opensUntil = closesAtDue ?? firstCloseAt?.getTime();
  if (moments.includes('opens') && isWithin(now, dueTime(sale, 'opens', askedAt), opensUntil))
    due.push(dated(sale, 'opens', opensAt));
  if (isWithin(now, closesAtDue, closesAt?.getTime())) due.push(dated(sale, 'closes', closesAt));
  const over = finalCloseAt?.getTime() ?? null;
  if (
    moments.includes('results') &&
    sale.results !== null &&
    over !== null &&
    isWithin(now, over, over + resultsHelpMs)
  )
    due.push({ kind: 'results', occasion: 'results' });
  return due;
}

/**
 * Lists the mails about a sale that are due at a time, by what the build says of the sale now: those of a sale that
 * was moved are due by its new date, and count as others where those of the old date have been sent.
 *
 * A mail that is late is still listed while it helps: about the opening until the reminder of the close or the first
 * close, about the close until the last one, about results for 90 days.
 */
export function dueReminders(sale: Sale, request: ReminderRequest, now: number): DueReminder[] {
  switch (sale.state) {
    case 'scheduled':
      return dueOfScheduled(sale, request, now);
    case 'postponed':
      return isWaiting(sale, request.moments, now) ? [dated(sale, 'postponed', sale.opensAt)] : [];
    case 'withdrawn':
      return isWaiting(sale, request.moments, now) ? [{ kind: 'withdrawn', occasion: 'withdrawn' }] : [];
  }
}
