/** The project at Sentry that errors are reported to. */
export interface SentrySettings {
  readonly dsn: string;
  readonly environment: 'production' | 'development' | 'staging';
  /** The name of this build; without one, visits are not counted, and source maps are not found. */
  readonly release: string | null;
}

/** Whether and where errors are reported; both are null for not at all. */
export interface ErrorReportSettings {
  readonly sentry: SentrySettings | null;
  /** The public host: elsewhere nothing is reported. */
  readonly host: string | null;
}
