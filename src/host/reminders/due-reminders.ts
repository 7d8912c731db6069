import type { ReminderSale } from '../../model/derive/reminder-facts';
import { comingReminders, type ReminderTime } from '../../model/derive/reminder-times';

const dayMs = 86_400_000;

/** Time after a sale for which its results are still news. */
const resultsHelpMs = 90 * dayMs;

/** The subject of a mail to a person who requested reminders. */
export type ReminderKind = 'opens' | 'closes' | 'results' | 'postponed' | 'withdrawn';

/** A mail that is due, or overdue and still useful. */
export interface DueReminder {
  readonly kind: ReminderKind;
  /** Unique for each mail that a person is to get once: the kind, and the date of the sale in it. */
  readonly occasion: string;
}

/** A person's request for reminders. */
export interface ReminderRequest {
  readonly moments: readonly string[];
  /** Time of the request, in milliseconds. */
  readonly askedAt: number;
}

type Sale = ReminderSale<Date>;

/** Returns the time at which the reminder of a moment is due, in milliseconds; null if it was requested too late. */
function dueTime(sale: Sale, moment: ReminderTime['moment'], askedAt: number): number | null {
  const time = comingReminders(sale, askedAt).find((coming) => coming.moment === moment);
  return time?.at.getTime() ?? null;
}

function isWithin(now: number, from: number | null, until: number | undefined): boolean {
  return from !== null && until !== undefined && now >= from && now < until;
}

/** Dates of a sample sale move each day, which is not worth a mail. */
function dated({ sample }: Sale, kind: ReminderKind, at: Date | null): DueReminder {
  return { kind, occasion: sample ? kind : `${kind}:${at?.toISOString() ?? 'undated'}` };
}

/** Returns whether a requested moment is still to come if the sale takes place. */
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
  // A late one is still useful while bidding is open, unless the reminder of the close says the same.
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
 * Lists the mails about a sale that are due at a time, by the facts of the current build: those of a rescheduled sale
 * are due by its new date, and count as new even if those of the old date have been sent.
 *
 * A late mail is listed while it is useful: about the opening until the reminder of the close or the first close, about
 * the close until the last one, about results for 90 days.
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
