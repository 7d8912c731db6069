import type { Sale } from '../schema/sale';

type Dated = Pick<Sale, 'posted' | 'documents' | 'changes'>;

/** The day on which a sale was posted: as its editor says, or else the day of its first document. */
export function postedDate({ posted, documents }: Dated): string | null {
  return posted ?? documents.map(({ date }) => date).sort()[0] ?? null;
}

/** The last day on which something about a sale changed; null if its content has no dates. */
export function lastChangedDate(sale: Dated): string | null {
  const days = [...sale.documents, ...sale.changes].map(({ date }) => date);
  return (
    [postedDate(sale), ...days]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** A calendar date as an instant: noon at UTC−6, which is the same day all over Canada. */
export function calendarDateToInstant(date: string): Date {
  return new Date(`${date}T18:00:00Z`);
}
