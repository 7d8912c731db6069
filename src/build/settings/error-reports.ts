import type {
  ErrorReportSettings,
  SentrySettings,
} from '../../model/derive/error-reports/error-report-settings';

const environments = ['production', 'development', 'staging'] as const;

function readEnvironment(env: NodeJS.ProcessEnv): SentrySettings['environment'] {
  const value = env.GATSBY_SENTRY_ENVIRONMENT?.trim() ?? '';
  if (value === '') return 'production';
  const found = environments.find((name) => name === value);
  if (found !== undefined) return found;
  throw new Error(`GATSBY_SENTRY_ENVIRONMENT is "${value}". Write production, development or staging.`);
}

/**
 * Reads the settings of error reports.
 *
 * @param siteOrigin Scheme and host of the public website.
 * @throws When a variable is wrong.
 */
export function readErrorReports(env: NodeJS.ProcessEnv, siteOrigin: string): ErrorReportSettings {
  const dsn = env.GATSBY_SENTRY_DSN?.trim() ?? '';
  if (dsn === '') return { sentry: null, host: null };
  if (!/^https?:\/\/\w+@[^/]+\/(?:.+\/)?\d+$/.test(dsn))
    throw new Error(
      `GATSBY_SENTRY_DSN is "${dsn}". Write a DSN such as https://key@o1.ingest.sentry.io/1, or leave it unset.`,
    );
  const release = env.GATSBY_SENTRY_RELEASE?.trim() ?? '';
  return {
    sentry: { dsn, environment: readEnvironment(env), release: release === '' ? null : release },
    host: new URL(siteOrigin).hostname,
  };
}
