/**
 * The fields of each form by their names on the wire: a url-encoded POST. The forms of the pages, the skeleton for
 * Netlify and the host follow this table.
 */
export const formFields = {
  contact: ['first-name', 'last-name', 'email-address', 'phone-number', 'message', 'subscribe'],
  'contact-seller': [
    'first-name',
    'last-name',
    'email-address',
    'phone-number',
    'message',
    'subscribe',
    'sale',
    'parcel',
    'option',
  ],
  reminder: ['sale', 'email-address', 'phone-number', 'moments'],
  newsletter: ['first-name', 'last-name', 'email-address', 'phone-number'],
} as const;

export type FormName = keyof typeof formFields;

/** The name of a field that a visitor fills in, in any form. */
export type FieldName = (typeof formFields)[FormName][number];

/** Fields of every form that no visitor fills in. */
export const commonFields = {
  form: 'form-name',
  /** A random UUID made in the browser, the same when it tries again; absent where scripts do not run. */
  submissionId: 'submission-id',
  /** Hidden from people: only programs that fill in every field write into it. */
  spamTrap: 'website',
  /** Path of the page that the form was sent from. */
  page: 'page',
  /** Milliseconds since the form was shown; absent where scripts do not run. */
  shownFor: 'shown-for',
} as const;

/** The address to which forms are posted without scripts: the page that answers them. */
export const thanksRoute = '/thanks/';

/** The page with which the host answers a form that is not taken, where scripts do not run. */
export const notSentRoute = '/not-sent/';

/** The page with a button that ends the reminders of a sale; e-mails link to it, with a signature. */
export const unsubscribeRoute = '/reminders/unsubscribe/';

/** The page that says that reminders are ended. */
export const unsubscribedRoute = '/reminders/unsubscribed/';

/** Moments of a sale that reminders announce. */
export const reminderMoments = ['opens', 'closes', 'results'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

/** Returns whether there is a form of this name. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(formFields, name);
}

/** Returns whether a form may hold a field, including those that no visitor fills in. */
export function isFieldOf(form: FormName, field: string): boolean {
  const names: readonly string[] = [...formFields[form], ...Object.values(commonFields)];
  return names.includes(field);
}
