import path from 'node:path';
import { z } from 'zod';
import { webOrigin } from '../lib/web-origin';

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
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** The host's settings; folders are absolute. */
export interface HostConfig {
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port of the auction engine, whose sale statuses are passed on; null without one. */
  readonly engineOrigin: string | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly publicDir: string;
  readonly manifestFile: string;
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
    logLevel: parsed.data.LOG_LEVEL,
    publicDir: path.resolve('public'),
    manifestFile: path.resolve('generated', 'host.json'),
  };
}
