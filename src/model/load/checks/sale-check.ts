import type { SaleFields } from '../../schema/sale';
import type { Entry } from '../load-collection';
import { fieldName, type Problem } from '../problem';

/** A finding of a check of one sale: the path of the field, what is wrong, what to write. */
export interface Finding {
  readonly path: readonly PropertyKey[];
  readonly what: string;
  readonly write: string;
}

/** A rule for a sale beyond the shape of its fields. */
export type SaleCheck = (sale: SaleFields) => readonly Finding[];

/** Runs a check over a sale and says in which file and line its findings are. */
export function runSaleCheck(check: SaleCheck, entry: Entry<SaleFields>): Problem[] {
  return check(entry.fields).map(({ path, what, write }) => ({
    file: entry.parsed.file,
    line: entry.parsed.lineOf(path),
    field: fieldName(path),
    what,
    write,
  }));
}
