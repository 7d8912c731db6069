import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The application as it is registered. */
export const application = {
  clientId: 'Iv1.0123456789abcdef',
  clientSecret: 'the-secret-of-the-application',
} as const;

/** The token of every signed-in browser. */
export const token = 'gho_16C7e42F292c6912E7710c838347Ae178B4a';

/** Errors of the exchange, which GitHub sends with status 200. */
const errors = {
  incorrect_client_credentials: 'The client_id and/or client_secret passed are incorrect.',
  redirect_uri_mismatch: 'The redirect_uri MUST match the registered callback URL for this application.',
  bad_verification_code: 'The code passed is incorrect or expired.',
} as const;

/** GitHub's web application flow, for one application. */
export class OAuthServer {
  /** Editors press "Authorize", or "Cancel". */
  decision: 'authorize' | 'cancel' = 'authorize';
  readonly #codes = new Map<string, string>();

  /** @param callbackUrls Addresses that are registered for the application. */
  constructor(private readonly callbackUrls: readonly string[]) {}

  /** Redirects the browser back to the site, as GitHub does for an application that has been authorized before. */
  authorize(url: URL, response: ServerResponse): void {
    const redirectUri = url.searchParams.get('redirect_uri') ?? '';
    if (
      url.searchParams.get('client_id') !== application.clientId ||
      !this.callbackUrls.includes(redirectUri)
    ) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The redirect_uri is not registered');
      return;
    }
    const target = new URL(redirectUri);
    if (this.decision === 'cancel') {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The user has denied your application access.');
    } else {
      const code = randomBytes(10).toString('hex');
      this.#codes.set(code, redirectUri);
      target.searchParams.set('code', code);
    }
    target.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { location: target.href }).end();
  }

  /** Exchanges a code for a token, once. */
  async exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await text(request));
    const code = fields.get('code') ?? '';
    const redirectUri = this.#codes.get(code);
    this.#codes.delete(code);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    const fail = (error: keyof typeof errors) => {
      response.end(JSON.stringify({ error, error_description: errors[error] }));
    };
    if (
      fields.get('client_id') !== application.clientId ||
      fields.get('client_secret') !== application.clientSecret
    )
      fail('incorrect_client_credentials');
    else if (redirectUri === undefined) fail('bad_verification_code');
    else if (fields.get('redirect_uri') !== redirectUri) fail('redirect_uri_mismatch');
    else response.end(JSON.stringify({ access_token: token, token_type: 'bearer', scope: 'repo' }));
  }
}
