import { z } from 'zod';
import { secureOrigin } from '../../lib/web-origin';

/** Settings for signing editors in at GitHub. */
export interface SignInSettings {
  /** Scheme and host of the public website; tokens are given only to its page for editors. */
  readonly siteOrigin: string;
  /** Scheme and host of GitHub, or of a self-hosted GitHub. */
  readonly gitOrigin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const addressAdvice = 'has to be an address such as https://www.example.com, with https';

const AddressSchema = z
  .string()
  .refine((text) => secureOrigin(text) !== null, addressAdvice)
  .transform((text) => secureOrigin(text) ?? '');

const SignInEnvironmentSchema = z.object({
  CMS_BACKEND: z.literal(
    'github',
    'has to be github beside CMS_OAUTH_CLIENT_SECRET, since no other git host asks for a secret',
  ),
  CMS_OAUTH_CLIENT_ID: z.string('has to be set beside CMS_OAUTH_CLIENT_SECRET'),
  CMS_OAUTH_CLIENT_SECRET: z.string(),
  CMS_GIT_ORIGIN: AddressSchema.default('https://github.com'),
  GATSBY_SITE_URL: z
    .string('has to be set, as for the build, so that nobody else is given what GitHub sends')
    .pipe(AddressSchema),
});

/**
 * Reads the settings for signing editors in; null if the host does not sign them in.
 *
 * @throws When a variable is missing or can't be used. The secret is not repeated.
 */
export function readSignInSettings(env: NodeJS.ProcessEnv): SignInSettings | null {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  if (given.CMS_OAUTH_CLIENT_SECRET === undefined) return null;
  const parsed = SignInEnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join('\n'),
    );
  }
  return {
    siteOrigin: parsed.data.GATSBY_SITE_URL,
    gitOrigin: parsed.data.CMS_GIT_ORIGIN,
    clientId: parsed.data.CMS_OAUTH_CLIENT_ID,
    clientSecret: parsed.data.CMS_OAUTH_CLIENT_SECRET,
  };
}
