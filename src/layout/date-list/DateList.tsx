import type { SalePageProps } from '../../model/derive/pages/page-props';
import { FactList } from '../../ui/fact-list/FactList';

interface DateListProps extends Pick<SalePageProps, 'dates' | 'registerBy'> {
  readonly viewingDays?: SalePageProps['viewingDays'];
}

/** When to register, when the bidding runs, when the land can be seen. */
export function DateList({ dates, registerBy, viewingDays = [] }: DateListProps) {
  const register = registerBy === null ? [] : [{ label: 'Register by', at: registerBy.iso, ...registerBy }];
  const bidding = dates === null ? [] : [{ label: 'Bidding', at: dates.start, ...dates }];
  const viewing = viewingDays.map((day) => ({ label: 'Viewing', at: day.start, ...day }));
  return (
    <FactList
      facts={[...register, ...bidding, ...viewing].map(({ label, at, text, ...day }) => ({
        label,
        value: (
          <>
            <time dateTime={at}>{text}</time>
            {'note' in day && `. ${day.note}`}
          </>
        ),
      }))}
    />
  );
}
