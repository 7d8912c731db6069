import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReminderFacts } from '../../../src/model/derive/reminder-facts';
import { MailsSchema } from '../../../src/model/schema/mails';
import { TextsSchema } from '../../../src/model/schema/texts';

function readSettings(name: string): unknown {
  return parse(readFileSync(`content/settings/${name}.yaml`, 'utf8'));
}

/** Returns the facts of the build about the site other than sales, with the texts of the content. */
export function siteFacts(): Omit<ReminderFacts<Date>, 'sales'> {
  return {
    company: { name: 'Example Land', phone: '+1 (866) 263-7480', origin: 'https://site.example' },
    mails: MailsSchema.parse(readSettings('mails')),
    reminderTimes: TextsSchema.parse(readSettings('texts')).reminderTimes,
  };
}
