import type { SalePageProps } from '../../model/derive/pages/page-props';

/** Registration, bidding and viewing days; nothing when there is no date at all. */
export function SaleDates({ sale }: { readonly sale: SalePageProps }) {
  const { dates, registerBy, viewingDays } = sale;
  if (dates === null && viewingDays.length === 0) return null;
  return (
    <section>
      <h2>Dates</h2>
      <ul>
        {registerBy !== null && (
          <li>
            Register by <time dateTime={registerBy.iso}>{registerBy.text}</time>
          </li>
        )}
        {dates !== null && (
          <li>
            Bidding: <time dateTime={dates.start}>{dates.text}</time>
          </li>
        )}
        {viewingDays.map(({ text, start, note }) => (
          <li key={start}>
            Viewing: <time dateTime={start}>{text}</time>. {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
