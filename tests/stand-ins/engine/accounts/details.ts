import { z } from 'zod';
import { fail, ok, type Result } from '../../../../src/lib/result';
import type { Account, Accounts, Details } from './accounts';

/** Control characters, which the site refuses in a user. */
const control = /\p{Cc}/u;

/** Stored as +1 and ten digits, however it was written. */
const PhoneSchema = z
  .string()
  .transform((text) => text.replace(/[^\p{L}\p{N}]/gu, '').replace(/^1(?=\d{10}$)/, ''))
  .refine((digits) => /^(\d{10})?$/.test(digits), 'Write ten digits such as 780 555 0142, or nothing')
  .transform((digits) => (digits === '' ? null : `+1${digits}`));

/** The lengths keep the cookie far below the limits of browsers and the site. */
const DetailsSchema = z.object({
  UserName: z
    .string()
    .trim()
    .min(1, 'Write your name')
    .max(120, 'Write at most 120 characters')
    .refine((text) => !control.test(text), 'Write the name on one line'),
  Email: z
    .string()
    .trim()
    .max(200, 'Write at most 200 characters')
    .pipe(z.email('Write an e-mail address such as name@example.com')),
  PhoneNumber: PhoneSchema,
});

/** The errors by the names of the fields. */
export type DetailsErrors = Readonly<Record<string, string>>;

/**
 * Reads a form about a person.
 *
 * @param self The account that is edited; null when someone registers.
 */
export function readDetails(
  { UserName = '', Email = '', PhoneNumber = '' }: Readonly<Record<string, string>>,
  accounts: Accounts,
  self: Account | null,
): Result<Details, DetailsErrors> {
  const parsed = DetailsSchema.safeParse({ UserName, Email, PhoneNumber });
  if (!parsed.success) {
    const { issues } = parsed.error;
    const errors: Record<string, string> = {};
    // The first problem of a field is enough.
    for (const { path, message } of issues) errors[String(path[0])] ??= message;
    return fail(errors);
  }
  const other = accounts.findByEmail(parsed.data.Email);
  return other === null || other.ID === self?.ID
    ? ok(parsed.data)
    : fail({ Email: 'Another account has this address. Log in with it, or write another' });
}
