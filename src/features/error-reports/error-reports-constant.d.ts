/** The error reporting of this build; webpack puts it where it is used, so that unused code is left out. */
declare const ERROR_REPORTS: {
  readonly sentry:
    import('../../model/derive/error-reports/error-report-settings').ErrorReportSettings | null;
};
