import { withTimeout } from '../../lib/with-timeout';
import type { FormValues } from '../../model/derive/forms/parse-form';

/**
 * Time limit in milliseconds, after which the visitor is told that it failed. If the host has received it all the same,
 * it recognizes the next try by its id.
 */
const patienceMs = 30_000;

async function send(what: string, url: string, init: RequestInit): Promise<void> {
  const response = await withTimeout(patienceMs, (signal) =>
    // A redirect would end at a page that says nothing about the form.
    fetch(url, { ...init, method: 'POST', redirect: 'error', signal }),
  );
  if (!response.ok) throw new Error(`${what} was answered with ${String(response.status)}`);
}

/** Posts a form to the site. It rejects unless the answer is a success. */
export async function postForm(body: URLSearchParams): Promise<void> {
  await send('A form', '/', { body });
}

/** The parameters of the auction engine's newsletter call. */
export function newsletterPayload(person: FormValues['newsletter']): string {
  return JSON.stringify({
    FirstName: person['first-name'],
    LastName: person['last-name'],
    Email: person['email-address'],
    PhoneNumber: person['phone-number'],
    Source: 'MiniContactForm',
  });
}

/** Makes the auction engine's newsletter call. It rejects unless the answer is a success. */
export async function subscribeToNewsletter(url: string, payload: string): Promise<void> {
  await send('The newsletter', url, {
    body: payload,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
}
