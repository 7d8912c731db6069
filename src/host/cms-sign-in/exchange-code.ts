import { z } from 'zod';
import { errorCode } from '../../lib/error-code';
import { fail, ok, type Result } from '../../lib/result';
import { readLimitedText } from '../requests/read-limited-text';
import type { SignInSettings } from './sign-in-settings';

/**
 * Reasons why there is no token: the code is too old or was used, the settings are wrong, or GitHub gives no usable
 * answer.
 */
export type ExchangeFault = 'code-refused' | 'settings-refused' | 'no-answer';

/** A fault, with the reason that may be logged. */
export interface ExchangeFailure {
  readonly fault: ExchangeFault;
  readonly reason: string;
}

/** An answer of GitHub has about 200 bytes. */
const maxBytes = 16_384;

/** GitHub answers errors with status 200 as well. */
const AnswerSchema = z.union([
  z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,1000}$/) }),
  z.object({ error: z.string().regex(/^\w{1,60}$/) }),
]);

async function requestToken(
  { gitOrigin, clientId, clientSecret }: SignInSettings,
  code: string,
  redirectUri: string,
  timeoutMs: number,
): Promise<z.infer<typeof AnswerSchema>> {
  const response = await fetch(`${gitOrigin}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
    }),
    // The secret goes nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`its status is ${response.status}`);
  }
  const text = await readLimitedText(response.body, maxBytes);
  const answer = AnswerSchema.safeParse(JSON.parse(text));
  if (!answer.success) throw new Error('it has neither a token nor an error');
  return answer.data;
}

/** Describes a failure without the data received: an answer could contain a token. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON';
  const message = error instanceof Error ? error.message : 'unknown';
  const code = error instanceof Error ? errorCode(error.cause) : undefined;
  return code === undefined ? message : `${message} (${code})`;
}

/**
 * Exchanges the code that GitHub gave the browser for a token, with the secret.
 *
 * @param redirectUri The address to which GitHub sent the code.
 * @param timeoutMs Time limit for the whole answer.
 */
export async function exchangeCode(
  settings: SignInSettings,
  code: string,
  redirectUri: string,
  timeoutMs: number,
): Promise<Result<string, ExchangeFailure>> {
  try {
    const answer = await requestToken(settings, code, redirectUri, timeoutMs);
    if ('access_token' in answer) return ok(answer.access_token);
    const fault = answer.error === 'bad_verification_code' ? 'code-refused' : 'settings-refused';
    return fail({ fault, reason: answer.error });
  } catch (error) {
    return fail({ fault: 'no-answer', reason: reasonOf(error) });
  }
}
