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

function stateNote({ saleName, firstCloseAt }: ReminderPageProps, status: SaleStatus): string | null {
  const until = firstCloseAt?.text ?? '';
  switch (status) {
    case 'upcoming':
      return null;
    case 'live':
      return until === '' ? TEXTS.reminder.open : TEXTS.reminder.openUntil.fill({ closes: until });
    case 'completed':
      return TEXTS.reminder.completed.fill({ sale: saleName });
    case 'postponed':
      return TEXTS.reminder.postponed.fill({ sale: saleName });
    case 'withdrawn':
      return TEXTS.reminder.withdrawn.fill({ sale: saleName });
  }
}

/** Date of the sale, or its current status, with links. */
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
            {TEXTS.saleActions.viewBidding}
          </ButtonLink>
        </ButtonRow>
      )}
      <p>
        <MoreLink href={sale.href}>{TEXTS.saleActions.wholeSale.fill({ sale: sale.label })}</MoreLink>
        {!open && (
          <>
            <br />
            <MoreLink href={sales}>{TEXTS.home.upcomingSales}</MoreLink>
          </>
        )}
      </p>
    </>
  );
}
