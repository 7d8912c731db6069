import type { SalePageProps } from '../../model/derive/pages/sale-props';
import { FactList } from '../../ui/fact-list/FactList';

interface DateListProps extends Pick<SalePageProps, 'dates' | 'registerBy'> {
  readonly viewingDays?: SalePageProps['viewingDays'];
}

/** When to register, when the bidding runs, when the land can be seen. */
export function DateList({ dates, registerBy, viewingDays = [] }: DateListProps) {
  const register =
    registerBy === null
      ? []
      : [{ label: 'Register by', at: registerBy.iso, text: registerBy.text, after: '' }];
  const bidding = dates === null ? [] : [{ label: 'Bidding', at: dates.start, text: dates.text, after: '' }];
  const viewing = viewingDays.map(({ start, text, note }) => ({
    label: 'Viewing',
    at: start,
    text,
    after: `. ${note}`,
  }));
  return (
    <FactList
      facts={[...register, ...bidding, ...viewing].map(({ label, at, text, after }) => ({
        label,
        value: (
          <>
            <time dateTime={at}>{text}</time>
            {after}
          </>
        ),
      }))}
    />
  );
}
