import { stringify } from 'csv-stringify/sync';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { resultColumns, resultRecords, type ResultRecord } from './results-table';
import type { PublishedFile } from '../publishing/publish-files';

/**
 * Formats a table as CSV (RFC 4180). It begins with a byte order mark, without which Excel misreads accents,
 * and texts that a spreadsheet would interpret as a formula are quoted with an apostrophe.
 */
export function renderCsv(records: readonly ResultRecord[]): string {
  return stringify([...records], {
    bom: true,
    header: true,
    columns: [...resultColumns],
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

/** The results of completed sales as a table for spreadsheets. */
export function resultsFile(context: BuildContext, saleContexts: readonly SaleContext[]): PublishedFile {
  return {
    route: context.routes.resultsCsv,
    content: () => renderCsv(resultRecords(context, saleContexts)),
  };
}
