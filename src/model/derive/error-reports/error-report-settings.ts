/** The project at Sentry that errors are reported to. */
export interface SentrySettings {
  readonly dsn: string;
  readonly environment: 'production' | 'development' | 'staging';
  /** The name of this build; without one, visits are not counted, and source maps are not found. */
  readonly release: string | null;
}

/** The service and the host for error reports; null for either turns reports off. */
export interface ErrorReportSettings {
  readonly sentry: SentrySettings | null;
  /** The public host: elsewhere nothing is reported. */
  readonly host: string | null;
}
