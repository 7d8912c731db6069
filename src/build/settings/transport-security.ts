import { fail, ok, type Result } from '../../lib/result';
import { defaultTransportSecurity } from '../hosting/headers';

/** Reads the value of the header Strict-Transport-Security. The failure says what to write instead. */
export function readTransportSecurity(env: NodeJS.ProcessEnv): Result<string, string> {
  const value = env.STRICT_TRANSPORT_SECURITY;
  if (value === undefined || value === '') return ok(defaultTransportSecurity);
  if (/^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/.test(value)) return ok(value);
  return fail(
    `STRICT_TRANSPORT_SECURITY is "${value}". Write a value such as "max-age=63072000; includeSubDomains", or leave it unset.`,
  );
}
