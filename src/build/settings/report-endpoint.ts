import { fail, ok, type Result } from '../../lib/result';

const name = 'CSP_REPORT_ENDPOINT';

/**
 * Reads the address to which browsers report violations of the content security policy; null if it is unset. The
 * failure says what to write instead.
 */
export function readReportEndpoint(env: NodeJS.ProcessEnv): Result<string | null, string> {
  const value = env[name]?.trim() ?? '';
  if (value === '') return ok(null);
  // In headers, these end the address: a directive or an item of a list would follow.
  const isAddress = URL.canParse(value) && !/[\s",;\\]/.test(value);
  if (isAddress && new URL(value).protocol === 'https:') return ok(new URL(value).href);
  return fail(
    `${name} is "${value}". Write an address with https, without spaces, quotes, commas and semicolons, such as https://reports.example.com/csp, or leave it unset.`,
  );
}
