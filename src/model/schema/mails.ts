import { z } from 'zod';
import { placeholdersOf } from '../../lib/template';
import { firstInvisible, nameOfInvisible } from '../../lib/invisible-characters';
import { text } from './fields';
import { braced } from './text-fields';

/** Meaning of each placeholder, by its name. */
type Placeholders = Readonly<Record<string, string>>;

const mailLetters = 2000;

/** The first character that no mail should contain, other than a line break. */
function invisibleIn(value: string): string | null {
  return firstInvisible(value.replaceAll('\n', ' '));
}

/** Allows only known placeholders in a text, each any number of times, and requires some of them. */
function withPlaceholders(schema: z.ZodString, placeholders: Placeholders, needed: readonly string[]) {
  const names = Object.keys(placeholders);
  return schema.superRefine((value, context) => {
    const found = placeholdersOf(value);
    const unknown = found.filter((name) => !names.includes(name));
    const missing = needed.filter((name) => !found.includes(name));
    if (unknown.length > 0)
      context.addIssue({
        code: 'custom',
        message: `contains ${braced(unknown)}, which nothing fills in`,
        params: { advice: `any of ${braced(names)}.` },
      });
    else if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `should contain ${braced(missing)}`,
        params: { advice: `${braced(missing)} where it belongs in the text.` },
      });
  });
}

function describePlaceholders(placeholders: Placeholders): string {
  const meanings = Object.entries(placeholders).map(([name, meaning]) => `{${name}} is ${meaning}`);
  return `May contain names in braces: ${meanings.join(', ')}.`;
}

/** A text on one line. */
function line(title: string, placeholders: Placeholders, needed: readonly string[] = []) {
  const description = describePlaceholders(placeholders);
  return withPlaceholders(text(title, description), placeholders, needed).meta({ title, description });
}

/** A text of several lines, with blank lines between its paragraphs. */
function lines(title: string, placeholders: Placeholders, needed: readonly string[] = []) {
  const description = describePlaceholders(placeholders);
  const plain = z
    .string()
    .trim()
    .min(1)
    .max(mailLetters)
    .refine((value) => invisibleIn(value) === null, {
      error: ({ input }) => `holds ${nameOfInvisible(invisibleIn(String(input)) ?? '')}`,
      params: { advice: 'the text, typed again where it was pasted from elsewhere.' },
    });
  return withPlaceholders(plain, placeholders, needed).meta({ title, description });
}

const saleFacts = {
  sale: 'the name of the sale',
  place: 'where it is, such as nearby Torquay, SK',
  opens: 'when bidding opens',
  firstCloses: 'when the first parcel closes',
  closes: 'when the last parcel closes',
  hours: 'the sentence about the hours of bidding',
  register: 'the sentence about the deadline to register, until that has passed',
  biddingUrl: 'the address at which bidders bid',
  saleUrl: 'the address of the page of the sale',
};

/** An e-mail to a visitor about a sale. */
function mail(title: string, description: string, ownFacts: Placeholders = {}) {
  const placeholders = { ...saleFacts, ...ownFacts };
  return z
    .strictObject({
      subject: line('Subject', saleFacts),
      text: lines('Text', placeholders, Object.keys(ownFacts)),
    })
    .meta({ title, description });
}

const note = { note: 'the reason that the sale gives, if it gives one' };
const sender = { sender: 'who wrote' };
const saleAndSender = { ...sender, sale: 'the name of the sale' };

/** The e-mails of the forms and reminders: to visitors, and to the company. */
export const MailsSchema = z.strictObject({
  toVisitors: z
    .strictObject({
      confirmation: mail('Confirmation', 'Answers a request for reminders.', {
        reminders: 'the list of the reminders that will come',
      }),
      tooLate: mail('Confirmation, too late', 'When no other reminder will come before the sale.'),
      opens: mail('Bidding opens', 'A day before, or an hour before.'),
      open: mail('Bidding is open', 'In place of the one before when it is late.'),
      closes: mail('Bidding closes', 'An hour before, or 15 minutes before.'),
      closesApart: mail(
        'Bidding closes, parcel by parcel',
        'The same where parcels close one after another.',
      ),
      results: mail('Results', 'Once they are entered.', { results: 'what each lot sold for, line by line' }),
      postponed: mail('Postponed', 'In place of a reminder.', note),
      withdrawn: mail('Withdrawn', 'In place of a reminder.', note),
    })
    .meta({ title: 'To visitors', description: 'E-mails to those who asked to be reminded of a sale.' }),
  sentences: z
    .strictObject({
      hours: line('Hours', { times: 'when bidding opens and closes' }, ['times']),
      register: line('Deadline', { deadline: 'the last time to register' }, ['deadline']),
      signature: lines(
        'Signature',
        {
          company: 'the name of the company',
          phone: 'its telephone number',
          reminderUrl: 'the page with the form',
          unsubscribeUrl: 'the address that ends the reminders',
        },
        ['unsubscribeUrl'],
      ),
    })
    .meta({ title: 'Sentences', description: 'Parts of e-mails to visitors.' }),
  toCompany: z
    .strictObject({
      contact: line('Message', sender),
      'contact-seller': line('Question', saleAndSender),
      reminder: line('Reminder', saleAndSender),
      newsletter: line('Newsletter', sender),
    })
    .meta({
      title: 'To the company',
      description: 'Subjects of the e-mails that bring what a form has sent.',
    }),
});
export type Mails = z.infer<typeof MailsSchema>;
