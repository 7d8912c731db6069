const emailAddress = /[^\s@<>"'(){}[\]=:,;?&/]+@[^\s@<>"'(){}[\]=:,;?&/]+\.[a-z]{2,}/gi;
/** Includes the character before it: a lookbehind would break all of this file in Safari before 16.4. */
const phoneNumber = /(^|[^\w.-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\w-])/g;
/** An address with what follows its path: searches, places, filters, and data that forms have sent. */
const addressWithQuery = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g;

/** Fields with names from the code or the report itself. */
const technicalFields = new Set([
  'stacktrace',
  'debug_meta',
  'sdk',
  'dsn',
  'release',
  'environment',
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
]);

/** Returns a text without e-mail addresses, telephone numbers and the queries of addresses. */
export function scrubText(text: string): string {
  return text
    .replace(addressWithQuery, '$1')
    .replace(emailAddress, '[e-mail]')
    .replace(phoneNumber, '$1[phone]');
}

/** Removes personal data from a report, at any depth, in place. */
export function scrubReport(report: object, seen: Set<object> = new Set<object>()): void {
  if (seen.has(report)) return;
  seen.add(report);
  for (const [name, value] of Object.entries<unknown>({ ...report })) {
    if (technicalFields.has(name)) continue;
    if (typeof value === 'string') Reflect.set(report, name, scrubText(value));
    else if (typeof value === 'object' && value !== null) scrubReport(value, seen);
  }
}
