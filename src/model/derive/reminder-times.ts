import { hourMs } from '../../lib/durations';
import { closesApart } from './closes-apart';
import { instantOf, wallClock } from '../../lib/time-zones';
import type { Texts } from '../schema/texts';
import { firstOfEachMoment } from './first-of-each-moment';
import type { ReminderMoment } from './forms/form-fields';
import type { ReminderSale } from './reminder-facts';

/** Labels that say when a reminder comes, by their names in the texts of the settings. */
export const reminderLabels = [
  'opensDay',
  'opensHour',
  'closesHour',
  'closesQuarter',
  'firstClosesHour',
  'firstClosesQuarter',
  'results',
] as const satisfies readonly (keyof Texts['reminderTimes'])[];
export type ReminderLabel = (typeof reminderLabels)[number];

/** Moments whose time is known. */
export type DatedMoment = Exclude<ReminderMoment, 'results'>;

/** A time at which a reminder may come. */
export interface ReminderTime {
  readonly moment: DatedMoment;
  readonly label: ReminderLabel;
  readonly at: Date;
}

type ReminderSchedule = Pick<ReminderSale<Date>, 'opensAt' | 'firstCloseAt' | 'closesAt' | 'zone'>;

/** The same time of the day before, on the clock of the sale. */
function dayBefore(zone: string, at: Date): Date {
  const wall = wallClock(zone, at);
  return instantOf(zone, { ...wall, day: wall.day - 1 });
}

/**
 * Lists the times at which reminders of a sale may be sent, in order. For the opening: a day before, or an hour before
 * for those who ask later than that. For the close: an hour before the first parcel closes, or 15 minutes.
 */
export function reminderTimes(sale: ReminderSchedule): ReminderTime[] {
  const { opensAt, firstCloseAt, zone } = sale;
  const apart = closesApart(sale);
  const times: ReminderTime[] = [];
  if (opensAt !== null)
    times.push(
      { moment: 'opens', label: 'opensDay', at: dayBefore(zone, opensAt) },
      { moment: 'opens', label: 'opensHour', at: new Date(opensAt.getTime() - hourMs) },
    );
  if (firstCloseAt !== null)
    times.push(
      {
        moment: 'closes',
        label: apart ? 'firstClosesHour' : 'closesHour',
        at: new Date(firstCloseAt.getTime() - hourMs),
      },
      {
        moment: 'closes',
        label: apart ? 'firstClosesQuarter' : 'closesQuarter',
        at: new Date(firstCloseAt.getTime() - hourMs / 4),
      },
    );
  return times.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Lists the reminders that are still to be sent to somebody who asks for them at a time in milliseconds. */
export function comingReminders(sale: ReminderSchedule, askedAt: number): ReminderTime[] {
  return firstOfEachMoment(reminderTimes(sale).filter(({ at }) => at.getTime() > askedAt));
}
