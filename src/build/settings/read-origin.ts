import { webOrigin } from '../../lib/web-origin';

/**
 * Scheme and host that an environment variable names; null when it is unset or empty.
 *
 * @throws When it is not a web address.
 */
export function readOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  if (value === '') return null;
  const origin = webOrigin(value);
  if (origin !== null) return origin;
  throw new Error(
    `${name} is "${value}". Write an address such as https://www.example.com, or leave it unset.`,
  );
}
