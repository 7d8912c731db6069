/** Settings for sending e-mails. */
export interface MailSettings {
  /** Such as smtps://user:password@smtp.example.com:465. */
  readonly smtpUrl: string;
  /** The sender's address, with a name or without. */
  readonly from: string;
  /** Addresses that get a notice of each submission. */
  readonly to: readonly string[];
}

const address = String.raw`[^\s<>,;"@]+@[^\s<>,;"@]+`;
const addressList = new RegExp(`^${address}(?:\\s*,\\s*${address})*$`);
const namedAddress = new RegExp(`^(?:${address}|[^<>"\\r\\n]*<${address}>)$`);
const minSecretLength = 16;

/**
 * Reads the settings for sending e-mails; null to send none.
 *
 * @throws When a variable is missing or can't be used. The message repeats no values, since one is a password.
 */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | null {
  const { SMTP_URL: smtpUrl = '', FORMS_MAIL_TO: to = '', FORMS_MAIL_FROM: from = '' } = env;
  if (smtpUrl === '' && to === '' && from === '') return null;
  if (smtpUrl === '' || to === '' || from === '')
    throw new Error('SMTP_URL, FORMS_MAIL_TO and FORMS_MAIL_FROM go together: set all of them, or none.');
  if (!/^smtps?:\/\/./.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new Error('SMTP_URL has to be an address such as smtps://user:password@smtp.example.com:465.');
  if (!addressList.test(to.trim()))
    throw new Error('FORMS_MAIL_TO has to be an e-mail address, or several with commas.');
  if (!namedAddress.test(from.trim()))
    throw new Error('FORMS_MAIL_FROM has to be an e-mail address, or Name <address>.');
  return { smtpUrl, to: to.split(',').map((each) => each.trim()), from: from.trim() };
}

/**
 * Reads the secret that signs the links that end reminders; null if the database of the forms keeps one.
 *
 * @throws When it is so short that it could be guessed.
 */
export function readFormsSecret({ FORMS_SECRET: secret = '' }: NodeJS.ProcessEnv): string | null {
  if (secret === '') return null;
  if (secret.length < minSecretLength)
    throw new Error('FORMS_SECRET has to have 16 letters or more. Unset, one is kept with the forms.');
  return secret;
}
