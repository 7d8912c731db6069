import { z } from 'zod';

const shortestSecret = 16;

const SecretSchema = z
  .string()
  .min(shortestSecret, `has to have ${shortestSecret} letters or more`)
  .nullable()
  .default(null);

const RebuildEnvironmentSchema = z.object({
  REBUILD_SECRET: SecretSchema,
  REBUILD_TOKEN: SecretSchema,
  REBUILD_COMMAND: z.string().default('npm run release'),
  REBUILD_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'has to be a number of minutes, such as 30')
    .transform(Number)
    .default(30),
});

/** Settings for starting builds, and the secrets of those who may start them. */
export interface RebuildSettings {
  /** Signs webhooks; null to accept none. */
  readonly secret: string | null;
  /** Lets editors start builds and read their log; null to let nobody. */
  readonly token: string | null;
  /** Run by the shell in the folder of the host. */
  readonly command: string;
  /** Time after which a build is stopped. */
  readonly deadlineMs: number;
}

/**
 * Reads the variables of rebuilds; null when there are none.
 *
 * @throws When one can't be used. Secrets are not repeated.
 */
export function readRebuildSettings(env: NodeJS.ProcessEnv): RebuildSettings | null {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = RebuildEnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join('\n'),
    );
  }
  const { REBUILD_SECRET: secret, REBUILD_TOKEN: token, REBUILD_COMMAND, REBUILD_MINUTES } = parsed.data;
  if (secret === null && token === null) return null;
  if (given.RELEASES_DIR === undefined) {
    throw new Error('REBUILD_SECRET and REBUILD_TOKEN need RELEASES_DIR, the folder of the releases.');
  }
  return { secret, token, command: REBUILD_COMMAND, deadlineMs: REBUILD_MINUTES * 60_000 };
}
