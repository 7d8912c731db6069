import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../requests/client-address';
import { isSameSecret } from '../requests/same-secret';
import { exchangeCode, type ExchangeFault } from './exchange-code';
import { signInPage, windowHeaders, type SignInOutcome } from './sign-in-page';
import type { SignInSettings } from './sign-in-settings';

export interface SignInOptions extends SignInSettings {
  /** Time limit for GitHub's answer; shorter in tests. */
  readonly timeoutMs?: number;
}

/** Decap CMS opens this address in a window of its own. */
const startPath = '/api/cms/auth';
/** GitHub redirects back to this address, which is registered there. */
const callbackPath = '/api/cms/callback';

/** Time that an editor has to sign in at GitHub. */
const stateSeconds = 600;
const defaultTimeoutMs = 10_000;
const limit = { max: 30, timeWindow: 600_000, cache: 10_000 };

type Refusal = ExchangeFault | 'other-provider' | 'unknown-state' | 'denied' | 'no-code' | 'too-many';

const again = 'Close this window and press the button on the page for editors once more.';
const operator = 'Tell whoever runs the server; its log says why.';

const refusals = {
  'other-provider': [400, `Editors of this site sign in at GitHub alone. ${operator}`],
  'unknown-state': [
    400,
    `This window was open for more than ten minutes, or signing in began in another browser. ${again}`,
  ],
  denied: [403, `GitHub was not allowed to sign you in. To edit the site, allow it. ${again}`],
  'no-code': [400, `GitHub did not answer completely. ${again}`],
  'code-refused': [400, `GitHub has used the answer before, or it was too old. ${again}`],
  'settings-refused': [502, `GitHub does not accept the settings of this site. ${operator}`],
  'no-answer': [502, `GitHub does not answer at the moment. Wait a minute. ${again}`],
  'too-many': [429, `There were too many attempts. Wait ten minutes. ${again}`],
} as const satisfies Readonly<Record<Refusal, readonly [number, string]>>;

class TooManyAttempts extends Error {}

function cookieIn({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** Reads a parameter of the address; empty if it is given more than once or is implausibly long. */
function parameter({ url }: FastifyRequest, name: string): string {
  const [value = '', ...others] = new URL(url, 'http://localhost').searchParams.getAll(name);
  return others.length === 0 && value.length <= 500 ? value : '';
}

/**
 * Signs editors in at GitHub as an external OAuth client of Decap CMS: one address redirects to GitHub, the other one
 * takes its code, exchanges it with the secret of the site and gives the token to the page for editors.
 */
export function addSignInRoutes(app: FastifyInstance, options: SignInOptions): void {
  const { siteOrigin, gitOrigin, clientId, timeoutMs = defaultTimeoutMs } = options;
  const redirectUri = `${siteOrigin}${callbackPath}`;
  const isSecure = siteOrigin.startsWith('https:');
  // With the prefix, a browser accepts the cookie only from this host, not from others of its domain.
  const cookieName = isSecure ? '__Host-cms-sign-in' : 'cms-sign-in';

  function setCookie(reply: FastifyReply, value: string, seconds: number): void {
    const secure = isSecure ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  async function show(reply: FastifyReply, status: number, outcome: SignInOutcome) {
    return reply.code(status).type('text/html; charset=utf-8').send(signInPage(outcome, siteOrigin));
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, reason?: string) {
    const [status, message] = refusals[refusal];
    request.log[status >= 500 ? 'error' : 'info']({ refusal, reason }, 'an editor was not signed in');
    return show(reply, status, { kind: 'error', message });
  }

  async function start(request: FastifyRequest, reply: FastifyReply) {
    if (parameter(request, 'provider') !== 'github') return refuse(request, reply, 'other-provider');
    const state = randomBytes(32).toString('base64url');
    setCookie(reply, state, stateSeconds);
    const address = new URL('/login/oauth/authorize', gitOrigin);
    const query = { client_id: clientId, redirect_uri: redirectUri, scope: 'repo', state };
    address.search = new URLSearchParams(query).toString();
    return reply.redirect(address.href, 302);
  }

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const expected = cookieIn(request, cookieName);
    setCookie(reply, '', 0);
    if (expected === '' || !isSameSecret(parameter(request, 'state'), expected))
      return refuse(request, reply, 'unknown-state');
    const error = parameter(request, 'error');
    if (error === 'access_denied') return refuse(request, reply, 'denied');
    if (error !== '') return refuse(request, reply, 'settings-refused', error);
    const code = parameter(request, 'code');
    if (code === '') return refuse(request, reply, 'no-code');
    const token = await exchangeCode(options, code, redirectUri, timeoutMs);
    if (!token.ok) return refuse(request, reply, token.failure.fault, token.failure.reason);
    request.log.info('an editor has signed in');
    return show(reply, 200, { kind: 'success', token: token.value });
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.headers(windowHeaders);
      next();
    });
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TooManyAttempts)) throw error;
      return refuse(request, reply, 'too-many');
    });
    await scope.register(rateLimit, {
      ...limit,
      keyGenerator: clientAddress,
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: () => new TooManyAttempts(),
    });
    scope.route({ method: 'GET', url: startPath, exposeHeadRoute: false, handler: start });
    scope.route({ method: 'GET', url: callbackPath, exposeHeadRoute: false, handler: finish });
  });
}
