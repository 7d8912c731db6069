/** An answer to a form that is refused: its status, and the text for the visitor. */
interface RefusalAnswer {
  readonly status: number;
  readonly message: string;
  /** Time after which another attempt may succeed, in seconds. */
  readonly retryAfter?: number;
}

/** Reasons for refusing a form. */
export const refusals = {
  'foreign-origin': {
    status: 403,
    message: 'This form was sent from another website. Open the form on our website and send it from there.',
  },
  'too-many': {
    status: 429,
    message: 'Many forms were sent from your network. Please wait ten minutes and send yours again.',
  },
  'not-url-encoded': {
    status: 415,
    message: 'Forms are taken as application/x-www-form-urlencoded. Send the form from its page.',
  },
  'too-large': {
    status: 413,
    message: 'The form is too long. Please shorten your message and send it again.',
  },
  incomplete: {
    status: 400,
    message: 'The form did not arrive completely. Please send it again.',
  },
  'unknown-form': {
    status: 400,
    message: 'This form is not known. Please reload the page that you sent it from, and send it again.',
  },
  'unknown-field': {
    status: 400,
    message:
      'A field of this form is not known. Please reload the page that you sent it from, and send it again.',
  },
  'repeated-field': {
    status: 400,
    message:
      'A field of this form was sent twice. Please reload the page that you sent it from, and send it again.',
  },
  'bad-field': {
    status: 400,
    message:
      'A hidden field of this form was changed. Please reload the page that you sent it from, and send it again.',
  },
  'spam-trap': {
    status: 422,
    message:
      'A hidden field that has to stay empty was filled in, perhaps by a browser extension. Please turn off autofill and send the form again.',
  },
  'too-fast': {
    status: 422,
    message: 'The form was sent faster than a person can fill it in. Please wait a moment and send it again.',
  },
  'invalid-fields': {
    status: 422,
    message: 'Something in the form needs to be corrected.',
  },
  'id-taken': {
    status: 409,
    message: 'Another form was sent under the same number. Please reload the page and send yours again.',
  },
  unavailable: {
    status: 503,
    message: 'The form could not be stored at the moment. Please try again in a minute.',
    retryAfter: 60,
  },
} as const satisfies Readonly<Record<string, RefusalAnswer>>;

/** A reason for refusing a form. */
export type Refusal = keyof typeof refusals;

/** Returns the answer to a form that is refused. */
export function answerTo(refusal: Refusal): RefusalAnswer {
  return refusals[refusal];
}
