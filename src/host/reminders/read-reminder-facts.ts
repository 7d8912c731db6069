import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { visitorMails, type ReminderFacts } from '../../model/derive/reminder-facts';
import { reminderLabels } from '../../model/derive/reminder-times';
import type { Mails } from '../../model/schema/mails';

const InstantSchema = z.iso.datetime().transform((text) => new Date(text));

const MailsSchema = z.object({
  toVisitors: z.record(z.enum(visitorMails), z.object({ subject: z.string(), text: z.string() })),
  sentences: z.object({ hours: z.string(), register: z.string(), signature: z.string() }),
  toCompany: z.object({
    contact: z.string(),
    'contact-seller': z.string(),
    reminder: z.string(),
    newsletter: z.string(),
  }),
}) satisfies z.ZodType<Mails>;

const ReminderFactsSchema = z.object({
  company: z.object({ name: z.string().min(1), phone: z.string(), origin: z.url() }),
  mails: MailsSchema,
  reminderTimes: z.record(z.enum(reminderLabels), z.string()),
  sales: z.array(
    z.object({
      slug: z.string().min(1),
      name: z.string().min(1),
      nearby: z.string(),
      zone: z.string().min(1),
      sample: z.boolean(),
      state: z.enum(['scheduled', 'postponed', 'withdrawn']),
      stateNote: z.string().nullable(),
      opensAt: InstantSchema.nullable(),
      firstCloseAt: InstantSchema.nullable(),
      closesAt: InstantSchema.nullable(),
      finalCloseAt: InstantSchema.nullable(),
      registerBy: InstantSchema.nullable(),
      url: z.url(),
      biddingUrl: z.string(),
      calendar: z.string().startsWith('/').nullable(),
      results: z.array(z.string()).nullable(),
    }),
  ),
}) satisfies z.ZodType<ReminderFacts<Date>>;

/** @throws When the file is missing or does not fit this version; the message names the file and the remedy. */
export async function readReminderFacts(file: string): Promise<ReminderFacts<Date>> {
  try {
    return ReminderFactsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is missing or does not fit this version. Build the site: npm run build`, {
      cause,
    });
  }
}
