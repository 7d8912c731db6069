import type { MomentProps } from '../../model/derive/pages/parts';
import { FactList } from '../../ui/fact-list/FactList';

interface DateListProps {
  readonly dates: { readonly text: string; readonly start: string } | null;
  readonly registerBy: MomentProps | null;
}

/** When to register, and when the bidding runs. */
export function DateList({ dates, registerBy }: DateListProps) {
  const register =
    registerBy === null ? [] : [{ label: 'Register by', at: registerBy.iso, text: registerBy.text }];
  const bidding = dates === null ? [] : [{ label: 'Bidding', at: dates.start, text: dates.text }];
  return (
    <FactList
      facts={[...register, ...bidding].map(({ label, at, text }) => ({
        label,
        value: (
          <>
            <time dateTime={at}>{text}</time>
          </>
        ),
      }))}
    />
  );
}
