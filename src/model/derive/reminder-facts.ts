import type { Mails } from '../schema/mails';
import type { Texts } from '../schema/texts';

/** Facts about a sale for its reminders. */
export interface ReminderSale<Instant> {
  readonly slug: string;
  readonly name: string;
  /** Such as "nearby Torquay, SK". */
  readonly nearby: string;
  /** The time zone in which its times are written. */
  readonly zone: string;
  /** True when its dates move along with the day of the build. */
  readonly sample: boolean;
  readonly state: 'scheduled' | 'postponed' | 'withdrawn';
  /** The reason why it is postponed or withdrawn; null if its editor gave none. */
  readonly stateNote: string | null;
  readonly opensAt: Instant | null;
  /** The earliest close of a parcel. */
  readonly firstCloseAt: Instant | null;
  /** The latest close of a parcel, en bloc left out. */
  readonly closesAt: Instant | null;
  /** The latest close of any lot, en bloc included. */
  readonly finalCloseAt: Instant | null;
  readonly registerBy: Instant | null;
  /** Absolute address of its page. */
  readonly url: string;
  /** Absolute address at which bidders bid. */
  readonly biddingUrl: string;
  /** Path of its calendar file on the site; null without a date. */
  readonly calendar: string | null;
  /** Its results, one line for each lot; null until they are entered. */
  readonly results: readonly string[] | null;
}

/** The company that reminders come from. */
export interface ReminderCompany {
  readonly name: string;
  readonly phone: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** E-mails to visitors. */
export const visitorMails = [
  'confirmation',
  'tooLate',
  'opens',
  'open',
  'closes',
  'closesApart',
  'results',
  'postponed',
  'withdrawn',
] as const satisfies readonly (keyof Mails['toVisitors'])[];
export type VisitorMail = (typeof visitorMails)[number];

/** Data that the build writes for the host's e-mails; instants are ISO 8601 in UTC in the file. */
export interface ReminderFacts<Instant> {
  readonly company: ReminderCompany;
  readonly mails: Mails;
  /** Labels of the times of reminders. */
  readonly reminderTimes: Texts['reminderTimes'];
  readonly sales: readonly ReminderSale<Instant>[];
}
