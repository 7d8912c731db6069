import path from 'node:path';
import { z } from 'zod';
import { webOrigin } from '../lib/web-origin';
import { readSignInSettings, type SignInSettings } from './cms-sign-in/sign-in-settings';
import type { FormStoreConfig } from './forms/stores/open-form-store';
import { readFormsSecret, readMailSettings, type MailSettings } from './mail/mail-settings';
import { readRebuildSettings, type RebuildSettings } from './rebuilds/rebuild-settings';
import { parseProxyAddresses } from './requests/proxy-addresses';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const portAdvice = 'Write a port number such as 9000';

const EnvironmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portAdvice)
    .transform(Number)
    .refine((port) => port < 65_536, portAdvice)
    .default(9000),
  HOST: z.string().min(1).default('localhost'),
  GATSBY_ENGINE_ORIGIN: z
    .string()
    .refine(
      (text) => webOrigin(text) !== null,
      'Write an address such as https://bid.example.com, or leave it unset',
    )
    .transform(webOrigin)
    .nullable()
    .default(null),
  FORMS_STORE: z.enum(['sqlite', 'postgres', 'off']).default('sqlite'),
  FORMS_DB: z.string().optional(),
  FORMS_RATE_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Write how many forms one address may send in ten minutes, such as 30')
    .transform(Number)
    .default(30),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => parseProxyAddresses(text) !== null,
      'Write the addresses of your proxies with commas, such as 10.0.0.0/8, ::1, or leave it unset',
    )
    .transform((text) => parseProxyAddresses(text) ?? [])
    .default([]),
  RELEASES_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** @throws When FORMS_DB does not fit FORMS_STORE; the message says what to write. */
function readFormStore(kind: 'sqlite' | 'postgres' | 'off', db: string | undefined): FormStoreConfig | null {
  switch (kind) {
    case 'off':
      return null;
    case 'sqlite':
      if (db?.includes('://') === true) {
        throw new Error(
          'FORMS_DB is the address of a database. Write the path of a file, or FORMS_STORE=postgres.',
        );
      }
      return { kind, file: path.resolve(db ?? path.join('data', 'forms.db')) };
    case 'postgres':
      // The address contains a password, so it is not repeated.
      if (db === undefined || !/^postgres(?:ql)?:\/\//.test(db)) {
        throw new Error(
          'FORMS_DB has to be an address such as postgres://user:password@host/database for FORMS_STORE=postgres.',
        );
      }
      return { kind, url: db };
  }
}

/** The host's settings; folders are absolute. */
export interface HostConfig {
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port of the auction engine, whose sale statuses are passed on; null without one. */
  readonly engineOrigin: string | null;
  /** The database of the forms; null when the host takes none. */
  readonly formStore: FormStoreConfig | null;
  /** Forms that one address may send in ten minutes. */
  readonly formRateLimit: number;
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
  /** Settings for the e-mails of the forms; null to send none. */
  readonly mail: MailSettings | null;
  /** The secret that signs the links that end reminders; null to keep one in the database of the forms. */
  readonly formsSecret: string | null;
  /** The folder of releases, of which the current one is served; null to serve the folder of the build directly. */
  readonly releasesDir: string | null;
  /** Settings for requests of new releases; null to take none. */
  readonly rebuilds: RebuildSettings | null;
  /** Settings for signing editors in at GitHub; null if the host does not sign them in. */
  readonly signIn: SignInSettings | null;
  readonly publicDir: string;
  readonly manifestFile: string;
  /** The file with the facts of the build about sales, for reminders. */
  readonly reminderFactsFile: string;
}

/** @throws When a variable has a value that can't be used; the message names each one. */
export function readConfig(env: NodeJS.ProcessEnv): HostConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => {
      return `${String(name)} is "${env[String(name)] ?? ''}". ${message}.`;
    });
    throw new Error(lines.join('\n'));
  }
  return {
    port: parsed.data.PORT,
    host: parsed.data.HOST,
    engineOrigin: parsed.data.GATSBY_ENGINE_ORIGIN,
    formStore: readFormStore(parsed.data.FORMS_STORE, parsed.data.FORMS_DB),
    formRateLimit: parsed.data.FORMS_RATE_LIMIT,
    trustProxy: parsed.data.TRUST_PROXY,
    logLevel: parsed.data.LOG_LEVEL,
    mail: readMailSettings(env),
    formsSecret: readFormsSecret(env),
    releasesDir: parsed.data.RELEASES_DIR === undefined ? null : path.resolve(parsed.data.RELEASES_DIR),
    rebuilds: readRebuildSettings(env),
    signIn: readSignInSettings(env),
    publicDir: path.resolve('public'),
    manifestFile: path.resolve('generated', 'host.json'),
    reminderFactsFile: path.resolve('generated', 'reminders.json'),
  };
}
