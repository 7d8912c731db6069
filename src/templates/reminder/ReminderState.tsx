import type { SaleStatus } from '../../model/derive/status';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Note } from '../../ui/note/Note';
import { SaleDayBlock } from './SaleDayBlock';
import type { ReminderPageProps } from './props';

interface ReminderStateProps {
  readonly reminder: ReminderPageProps;
  readonly status: SaleStatus;
}

function stateNote({ saleName, closes }: ReminderPageProps, status: SaleStatus): string | null {
  const until = closes?.text ?? '';
  switch (status) {
    case 'upcoming':
      return null;
    case 'live':
      return until === '' ? 'Bidding is open.' : `Bidding is open until ${until}.`;
    case 'completed':
      return `Bidding on ${saleName} has closed. The page of the sale has the results as they come.`;
    case 'postponed':
      return `${saleName} is postponed. It has no date at present. The new one will be on the page of the sale.`;
    case 'withdrawn':
      return `${saleName} is no longer available, so there is nothing to be reminded of.`;
  }
}

/** When the sale is; or what has become of it, and the ways on. */
export function ReminderState({ reminder, status }: ReminderStateProps) {
  const { day, bidding, sale, sales } = reminder;
  const note = stateNote(reminder, status);
  const open = status === 'upcoming' || status === 'live';
  return (
    <>
      {note !== null && <Note>{note}</Note>}
      {open && day !== null && <SaleDayBlock day={day} />}
      {status === 'live' && (
        <ButtonRow>
          <ButtonLink href={bidding} kind="primary">
            View Bidding
          </ButtonLink>
        </ButtonRow>
      )}
      <p>
        <MoreLink href={sale.href}>All of {sale.label}</MoreLink>
        {!open && (
          <>
            <br />
            <MoreLink href={sales}>Upcoming sales</MoreLink>
          </>
        )}
      </p>
    </>
  );
}
