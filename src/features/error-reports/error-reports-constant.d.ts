/** The error reporting of this build; webpack puts each field where it is used, so that unused code is left out. */
declare const ERROR_REPORTS: import('../../model/derive/error-reports/error-report-settings').ErrorReportSettings;
