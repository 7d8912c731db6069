import { minuteMs } from '../lib/durations';
import { wallClock } from '../lib/time-zones';
import { formatTimeOfDay } from '../model/derive/dates';
import type { SaleRules } from '../model/derive/lots';
import { roundClock, type RoundClock } from '../model/derive/round-clock';
import { membersCloseApart } from './lot-members';
import type { SaleContext } from './sale-context';
import { enBlocRounds } from './sale-steps';

/** The pause before the en bloc round of a sale, as posted. */
export interface RoundClockProps extends RoundClock {
  /** The close of the last of its parcels; ISO 8601. */
  readonly closesAt: string;
  readonly minutes: number;
  /** Minutes after the hour of the close, on the clock of the sale. */
  readonly from: number;
  /** Such as 11:00 AM ABT, and 11:15 AM ABT. */
  readonly closes: string;
  readonly opens: string;
  /** True if its parcels close one after another. */
  readonly closesApart: boolean;
}

/** The clock of the en bloc round that opens first; null without one, and while there is no date. */
export function roundClockProps(
  { lots, zone, status }: Pick<SaleContext, 'lots' | 'zone' | 'status'>,
  { enBlocDelayMinutes: minutes }: Pick<SaleRules, 'enBlocDelayMinutes'>,
): RoundClockProps | null {
  const [first] = enBlocRounds(lots.filter(({ enBloc }) => enBloc));
  if (first === undefined || status === 'postponed' || status === 'withdrawn') return null;
  const { group, start } = first;
  const closesAt = new Date(start.getTime() - minutes * minuteMs);
  const { hour, minute } = wallClock(zone, closesAt);
  return {
    ...roundClock(hour, minute, minutes),
    closesAt: closesAt.toISOString(),
    minutes,
    from: minute,
    closes: formatTimeOfDay(closesAt, zone),
    opens: formatTimeOfDay(start, zone),
    closesApart: membersCloseApart({ lots }, group),
  };
}
