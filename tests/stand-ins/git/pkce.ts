import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The application as it is registered: it has no secret. */
export const publicClientId = 'application-without-a-secret';

interface Grant {
  readonly redirectUri: string;
  readonly challenge: string;
}

/** A git host's answer to a request for a token; an error has status 400. */
export interface TokenAnswer {
  readonly status: number;
  readonly body: unknown;
}

const TokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.literal(publicClientId),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().min(43).max(128),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.literal(publicClientId),
    refresh_token: z.string(),
  }),
]);

function invalidGrant(description: string): TokenAnswer {
  return { status: 400, body: { error: 'invalid_grant', error_description: description } };
}

/** The authorization code flow of RFC 6749 with PKCE (RFC 7636), for one application. */
export class PkceServer {
  /** Editors press "Authorize", or "Deny". */
  decision: 'authorize' | 'deny' = 'authorize';
  readonly #grants = new Map<string, Grant>();
  #token = '';
  #refreshToken = '';

  /** @param redirectUris Addresses that are registered for the application. */
  constructor(private readonly redirectUris: readonly string[]) {}

  /**
   * Redirects the browser back to the site.
   *
   * @returns The address; null if the application or the address is not registered.
   */
  authorize({ searchParams: query }: URL): string | null {
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    if (
      query.get('client_id') !== publicClientId ||
      !this.redirectUris.includes(redirectUri) ||
      query.get('response_type') !== 'code' ||
      query.get('code_challenge_method') !== 'S256' ||
      challenge === ''
    )
      return null;
    const target = new URL(redirectUri);
    if (this.decision === 'deny') {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The resource owner denied the request.');
    } else {
      const code = randomBytes(16).toString('hex');
      this.#grants.set(code, { redirectUri, challenge });
      target.searchParams.set('code', code);
    }
    target.searchParams.set('state', query.get('state') ?? '');
    return target.href;
  }

  #issue(): TokenAnswer {
    this.#token = randomBytes(16).toString('hex');
    this.#refreshToken = randomBytes(16).toString('hex');
    const token = { access_token: this.#token, refresh_token: this.#refreshToken };
    return { status: 200, body: { ...token, token_type: 'Bearer', expires_in: 7200 } };
  }

  /** Exchanges a code, once, with the verifier of its challenge; or a refresh token, once. */
  exchange(body: unknown): TokenAnswer {
    const parsed = TokenRequestSchema.safeParse(body);
    if (!parsed.success)
      return { status: 400, body: { error: 'invalid_request', error_description: parsed.error.message } };
    const request = parsed.data;
    if (request.grant_type === 'refresh_token')
      return request.refresh_token === this.#refreshToken
        ? this.#issue()
        : invalidGrant('The refresh token is invalid, expired or revoked.');
    const grant = this.#grants.get(request.code);
    this.#grants.delete(request.code);
    const challenge = createHash('sha256').update(request.code_verifier).digest('base64url');
    return grant?.redirectUri === request.redirect_uri && grant.challenge === challenge
      ? this.#issue()
      : invalidGrant('The provided authorization grant is invalid, expired or revoked.');
  }

  /** Returns whether a token is the last one issued, and has not expired. */
  accepts(token: string): boolean {
    return token !== '' && token === this.#token;
  }

  /** Makes the token expire, as GitLab does after two hours. */
  expire(): void {
    this.#token = '';
  }
}
