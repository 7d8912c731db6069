import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeRoute } from '../../model/derive/forms/form-fields';

function signatureOf(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${submissionId}`).digest('base64url');
}

/** The link that ends the reminders requested by a submission. */
export function unsubscribeLink(origin: string, secret: string, submissionId: string): string {
  const query = new URLSearchParams({ id: submissionId, signature: signatureOf(secret, submissionId) });
  return `${origin}${unsubscribeRoute}?${query.toString()}`;
}

/** Returns the submission that a link names; null when it was not signed with the secret. */
export function readUnsubscribeLink(query: URLSearchParams, secret: string): string | null {
  const [id, signature] = [query.get('id'), query.get('signature')];
  if (id === null || signature === null) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, id));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
