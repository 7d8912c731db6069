import type { Draft } from '../draft';
import type { Problem } from '../problem';

/** Every sale has an ID of its own. */
export function checkSaleIds({ sales }: Pick<Draft, 'sales'>): Problem[] {
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
        what: `"${fields.id}" is the ID of the sale in ${first}`,
        write: 'what the auction engine calls this sale.',
      },
    ];
  });
}
