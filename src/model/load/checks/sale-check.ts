import type { SaleFields } from '../../schema/sale';
import type { Entry } from '../files/load-collection';
import { fieldName, type Problem } from '../files/problem';

/** A finding of a check of one sale: the path of the field, the problem, and the advice. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly advice: string;
}

/** A rule for a sale beyond the shape of its fields. */
export type SaleCheck = (sale: SaleFields) => readonly Finding[];

/** Runs a check on a sale and locates its findings by file and line. */
export function runSaleCheck(check: SaleCheck, entry: Entry<SaleFields>): Problem[] {
  return check(entry.fields).map(({ path, message, advice }) => ({
    file: entry.parsed.file,
    line: entry.parsed.lineOf(path),
    field: fieldName(path),
    message,
    advice,
  }));
}
