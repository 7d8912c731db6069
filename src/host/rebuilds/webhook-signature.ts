import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Allowed difference between the clocks of sender and host, and time for which messages are remembered. */
export const replayWindowMs = 300_000;

/** Senders that change their secret sign with both secrets for a while. */
const maxSignatures = 5;

/** Faults of a webhook. */
export type SignatureFault = 'not-signed' | 'bad-signature' | 'old-timestamp';

export interface SignedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The key of a secret; one that begins with whsec_ is in base64, as Standard Webhooks specifies. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Reads the ID of a webhook that is signed according to Standard Webhooks: HMAC-SHA256, in base64, over ID, time in
 * seconds and body, joined by periods.
 */
export function readSignedId(
  { headers, body }: SignedMessage,
  secret: string,
  nowMs: number,
): { readonly id: string } | { readonly fault: SignatureFault } {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!/^[\w.-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || signatures === '') {
    return { fault: 'not-signed' };
  }
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest();
  const isSigned = signatures
    .split(' ', maxSignatures)
    .some((item) => item.startsWith('v1,') && isEqual(Buffer.from(item.slice(3), 'base64'), expected));
  if (!isSigned) return { fault: 'bad-signature' };
  if (Math.abs(nowMs - Number(timestamp) * 1000) > replayWindowMs) return { fault: 'old-timestamp' };
  return { id };
}
