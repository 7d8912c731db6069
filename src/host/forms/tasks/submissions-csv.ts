import { stringify } from 'csv-stringify/sync';
import type { Submission } from '../stores/form-store';
import { formFields } from '../../../model/derive/forms/form-fields';

const fieldNames = [...new Set(Object.values(formFields).flat())];

/** Text that a spreadsheet may take for a formula, even after spaces and invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/**
 * A formula after a semicolon, a tab or a line break. If the list separator is a semicolon, as in French Canada, Excel
 * ignores quotes that begin after a comma, and starts a new cell there.
 */
const formulaWithin = /([;\t\r\n][\s\p{Cc}\p{Cf}]*)(?=[=+\-@|%＝＋－＠])/gu;

/** Text that a spreadsheet shows as it is: an apostrophe in front of a formula, which is then part of the cell. */
function inertText(text: string): string {
  const guarded = text.replace(formulaWithin, "$1'");
  return formula.test(text) ? `'${guarded}` : guarded;
}

/**
 * Formats submissions as CSV (RFC 4180), with a column for each field of any form and the times in UTC. It begins with a
 * byte order mark, without which Excel misreads accents.
 */
export function submissionsCsv(submissions: readonly Submission[]): string {
  const rows = submissions.map(({ id, form, fields, page, receivedAt }) => [
    new Date(receivedAt).toISOString(),
    form,
    id,
    page ?? '',
    ...fieldNames.map((name) => [fields[name] ?? ''].flat().join(', ')),
  ]);
  return stringify(
    rows.map((row) => row.map(inertText)),
    {
      bom: true,
      header: true,
      columns: ['received', 'form', 'submission', 'page', ...fieldNames],
      record_delimiter: 'windows',
    },
  );
}
