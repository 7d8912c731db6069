import { zoneOffsetMinutes } from '../lib/time-zones';
import { formatDateTimeRange, formatEnBlocDate, formatTimeZone } from '../model/derive/dates';
import type { Lot } from '../model/derive/lots';
import type { SaleContext } from './sale-context';

/** Hours of bidding on a sale or on one of its lots; instants are ISO 8601. */
export interface SaleDatesProps {
  /** The long date with the zone's label; for a group only the day. */
  readonly text: string;
  readonly opensAt: string;
  /** Time when the first parcel closes, en bloc left out; for a lot its own close. */
  readonly firstCloseAt: string;
  /** Time when the last parcel closes, en bloc left out; for a lot its own close. */
  readonly closesAt: string;
  /** Such as Alberta Time, UTC−6; two if the clocks change between opening and close. */
  readonly zone: string;
  /** Offset of the zone at the opening, in minutes east of UTC. */
  readonly offsetMinutes: number;
  /** The same at the last close. */
  readonly closeOffsetMinutes: number;
}

/** The zones of some times by name; more than one if the clocks change between them. */
function zonesAt(zone: string, times: readonly Date[]): string[] {
  return [...new Set(times.map((at) => formatTimeZone(zone, at)))];
}

type Hours = Pick<SaleContext['times'], 'opensAt' | 'firstCloseAt' | 'closesAt'>;

function datesOf(hours: Hours, { zone, status }: SaleContext, enBloc: boolean): SaleDatesProps | null {
  const { opensAt, firstCloseAt, closesAt } = hours;
  if (opensAt === null || firstCloseAt === null || closesAt === null) return null;
  if (status === 'postponed' || status === 'withdrawn') return null;
  return {
    text: enBloc ? formatEnBlocDate(opensAt, zone) : formatDateTimeRange(opensAt, closesAt, zone),
    opensAt: opensAt.toISOString(),
    firstCloseAt: firstCloseAt.toISOString(),
    closesAt: closesAt.toISOString(),
    zone: zonesAt(zone, [opensAt, closesAt]).join(', then '),
    offsetMinutes: zoneOffsetMinutes(zone, opensAt),
    closeOffsetMinutes: zoneOffsetMinutes(zone, closesAt),
  };
}

/** The long date of a sale with its instants; null while it has none. */
export function saleDates(saleContext: SaleContext): SaleDatesProps | null {
  return datesOf(saleContext.times, saleContext, false);
}

/** The zone of all steps and viewing days of a sale; null without steps, and if the clocks change between them. */
export function stepsZone(
  { sale, zone }: Pick<SaleContext, 'sale' | 'zone'>,
  steps: readonly { readonly at: string }[],
): string | null {
  const days = sale.viewingDays.flatMap(({ startTime, endTime }) => [startTime, endTime]);
  const [first, ...others] = zonesAt(
    zone,
    [...steps.map(({ at }) => at), ...days].map((at) => new Date(at)),
  );
  return steps.length === 0 || first === undefined || others.length > 0 ? null : first;
}

/** The hours of a lot, which may differ from those of its sale; null while there are none. */
export function lotDates(
  saleContext: SaleContext,
  { opensAt, closesAt, enBloc }: Pick<Lot, 'opensAt' | 'closesAt' | 'enBloc'>,
): SaleDatesProps | null {
  return datesOf({ opensAt, firstCloseAt: closesAt, closesAt }, saleContext, enBloc);
}

/** A day on which visitors can view the land. */
export interface ViewingDayProps {
  readonly text: string;
  /** ISO 8601. */
  readonly start: string;
  readonly note: string;
}

/** Days on which visitors can view the land. */
export function viewingDays({ sale, zone }: SaleContext): readonly ViewingDayProps[] {
  return sale.viewingDays.map(({ startTime, endTime, note }) => ({
    text: formatDateTimeRange(new Date(startTime), new Date(endTime), zone),
    start: new Date(startTime).toISOString(),
    note,
  }));
}
