import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { contactFields } from '../forms/serve-forms';

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  readonly body: Buffer;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A message of a visitor, as the contact page sends it. */
export const contactForm: AskOptions = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams(contactFields).toString(),
};

/** Sends a request on a connection of its own. Unlike fetch, it neither normalizes the target nor decompresses. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(origin, { path: target, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}
