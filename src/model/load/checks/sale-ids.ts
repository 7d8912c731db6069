import type { SaleFields } from '../../schema/sale';
import type { Entry } from '../files/load-collection';
import type { Problem } from '../files/problem';

interface SaleEntry extends Pick<Entry<SaleFields>, 'fields'> {
  readonly parsed: Pick<Entry<SaleFields>['parsed'], 'file' | 'lineOf'>;
}

/** Checks that every sale has an ID of its own. */
export function checkSaleIds({
  sales,
}: {
  readonly sales: { readonly entries: readonly SaleEntry[] };
}): Problem[] {
  const fileById = new Map<string, string>();
  return sales.entries.flatMap(({ parsed, fields }): Problem[] => {
    const first = fileById.get(fields.id);
    if (first === undefined) {
      fileById.set(fields.id, parsed.file);
      return [];
    }
    return [
      {
        file: parsed.file,
        line: parsed.lineOf(['id']),
        field: 'id',
        message: `"${fields.id}" is the ID of the sale in ${first}`,
        advice: 'what the auction engine calls this sale.',
      },
    ];
  });
}
