import { fail, ok, type Result } from '../../lib/result';

const modes = ['engine', 'mock'] as const;

export type AuthMode = (typeof modes)[number];

/**
 * Reads GATSBY_AUTH_MODE, which decides where visitors sign in; by default on the auction engine. The failure says what
 * to write instead when the value is unknown, or is mock for production without ALLOW_MOCK_AUTH.
 */
export function authMode(env: NodeJS.ProcessEnv): Result<AuthMode, string> {
  const value = env.GATSBY_AUTH_MODE;
  if (value === undefined || value === '') return ok('engine');
  const mode = modes.find((known) => known === value);
  if (mode === undefined) {
    return fail(
      `GATSBY_AUTH_MODE is "${value}". Write engine or mock, or leave it unset to sign in on the auction engine.`,
    );
  }
  if (mode === 'mock' && env.NODE_ENV === 'production' && env.ALLOW_MOCK_AUTH !== 'yes') {
    return fail(
      'GATSBY_AUTH_MODE is "mock" in a production build, where anybody could sign in as anybody. Leave it unset; for a demonstration set ALLOW_MOCK_AUTH=yes as well.',
    );
  }
  return ok(mode);
}
