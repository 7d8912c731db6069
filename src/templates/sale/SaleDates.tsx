import { DateList } from '../../layout/date-list/DateList';
import type { SalePageProps } from '../../model/derive/pages/sale-props';

/** Registration, bidding and viewing days; nothing when there is no date at all. */
export function SaleDates({ sale }: { readonly sale: SalePageProps }) {
  const { dates, registerBy, viewingDays } = sale;
  if (dates === null && viewingDays.length === 0) return null;
  return (
    <section>
      <h2>Dates</h2>
      <DateList dates={dates} registerBy={registerBy} viewingDays={viewingDays} />
    </section>
  );
}
