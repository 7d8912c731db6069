/** Where errors are reported to (Sentry). */
export interface ErrorReportSettings {
  readonly dsn: string;
  readonly environment: 'production' | 'development' | 'staging';
  /** The name of this build; without one, visits are not counted, and source maps are not found. */
  readonly release: string | null;
  /** The public host: elsewhere nothing is reported. */
  readonly host: string;
}
