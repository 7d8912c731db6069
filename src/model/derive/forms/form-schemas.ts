import * as z from 'zod/mini';
import { emailAddressPattern } from '../../../lib/email-address';
import { slugPattern } from '../../../lib/slug-pattern';
import { onOneLine, withoutInvisible } from '../../../lib/invisible-characters';
import { reminderMoments } from './form-fields';
import type { FormError } from './form-error';
import { normalizePhone } from './normalize-phone';

const nameLetters = 120;
const emailLetters = 254;
/** With every letter escaped, a form with the longest message stays below the 32 kB that the host takes. */
const messageLetters = 3000;

/** Fails with one error, and then checks nothing else of the field. */
function orElse(error: FormError) {
  return { error, abort: true };
}

/** Text on one line that is not blank. */
function line(missing: FormError, most: number, clean = onOneLine) {
  return z
    .string(missing)
    .check(
      z.overwrite(clean),
      z.minLength(1, orElse(missing)),
      z.maxLength(most, orElse('tooLong' satisfies FormError)),
    );
}

const phone = z.string('phoneRequired' satisfies FormError).check(
  z.trim(),
  z.minLength(1, orElse('phoneRequired')),
  z.overwrite((typed) => normalizePhone(typed) ?? ''),
  z.minLength(1, orElse('phoneInvalid')),
);

const slug = z.string().check(z.maxLength(nameLetters), z.regex(slugPattern));

/** Without soft hyphens and joiners: they come along when an address is copied from a page, and no mailbox has them. */
function cleanEmail(typed: string): string {
  return onOneLine(typed.replace(/[\xAD\u200C\u200D]/g, ''));
}

const email = line('emailRequired', emailLetters, cleanEmail).check(
  z.regex(emailAddressPattern, orElse('emailInvalid')),
);

const person = {
  'first-name': line('firstNameRequired', nameLetters),
  'last-name': line('lastNameRequired', nameLetters),
  'email-address': email,
  'phone-number': phone,
};

const inquiry = {
  ...person,
  message: z.string('messageRequired' satisfies FormError).check(
    z.overwrite((typed) => withoutInvisible(typed.replace(/\r\n?/g, '\n')).trim()),
    z.minLength(1, orElse('messageRequired')),
    z.maxLength(messageLetters, orElse('tooLong')),
  ),
  /** Present when the visitor also wants the newsletter. */
  subscribe: z.optional(z.literal('yes')),
};

/**
 * The forms as they are sent. Parsing cleans what was typed; messages of errors are names of `FormError`. A field of
 * another form is an error.
 */
export const formSchemas = {
  contact: z.strictObject(inquiry),
  'contact-seller': z.strictObject({
    ...inquiry,
    sale: slug,
    parcel: z.optional(slug),
    option: z.optional(slug),
  }),
  reminder: z.strictObject({
    sale: slug,
    'email-address': email,
    'phone-number': z.optional(phone),
    moments: z
      .array(z.enum(reminderMoments), 'momentsRequired' satisfies FormError)
      .check(z.minLength(1, orElse('momentsRequired')), z.maxLength(reminderMoments.length)),
  }),
  newsletter: z.strictObject(person),
};
