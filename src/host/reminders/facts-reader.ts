import type { ReminderFacts } from '../../model/derive/reminder-facts';
import type { MailLog } from '../mail/mail-log';
import { readReminderFacts } from './read-reminder-facts';

/**
 * Creates a reader of the build's facts about sales, which reads the file each time: a new build takes effect without a
 * restart. While the file can't be read, because a new build is being installed, the last facts stay in use.
 */
export function createFactsReader(findFile: () => Promise<string>, log: Pick<MailLog, 'warn'>) {
  let last: ReminderFacts<Date> | null = null;
  let hasWarned = false;

  return async function readFacts(): Promise<ReminderFacts<Date>> {
    try {
      last = await readReminderFacts(await findFile());
      hasWarned = false;
    } catch (error) {
      if (last === null) throw error;
      if (!hasWarned) log.warn(`Reminders follow the build before: ${String(error)}`);
      hasWarned = true;
    }
    return last;
  };
}
