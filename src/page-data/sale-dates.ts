import { zoneOffsetMinutes } from '../lib/time-zones';
import { formatDateTimeRange, formatTimeZone } from '../model/derive/dates';
import type { SaleContext } from './sale-context';

/** Start and end of a sale; instants are ISO 8601. */
export interface SaleDatesProps {
  /** The long date with the zone's label. */
  readonly text: string;
  readonly opensAt: string;
  /** Time when the last parcel closes, en bloc left out. */
  readonly closesAt: string;
  /** Such as Alberta Time, UTC−6. */
  readonly zone: string;
  /** Offset of that zone, in minutes east of UTC. */
  readonly offsetMinutes: number;
}

/** The long date of a sale with its instants; null while it has none. */
export function saleDates({ times, zone, status }: SaleContext): SaleDatesProps | null {
  const { opensAt, closesAt } = times;
  if (opensAt === null || closesAt === null || status === 'postponed' || status === 'withdrawn') return null;
  return {
    text: formatDateTimeRange(opensAt, closesAt, zone),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    zone: formatTimeZone(zone, opensAt),
    offsetMinutes: zoneOffsetMinutes(zone, opensAt),
  };
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
