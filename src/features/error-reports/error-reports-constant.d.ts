/** The error reporting of this build; webpack inlines each field, so that unused code is left out. */
declare const ERROR_REPORTS: import('../../model/derive/error-reports/error-report-settings').ErrorReportSettings;
