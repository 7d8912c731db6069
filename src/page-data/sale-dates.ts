import { zoneOffsetMinutes } from '../lib/time-zones';
import { formatDateTimeRange, formatTimeZone } from '../model/derive/dates';
import type { SaleContext } from './sale-context';

/** When a sale runs; instants are ISO 8601. */
export interface SaleDatesProps {
  /** The long date with the zone's label. */
  readonly text: string;
  readonly start: string;
  /** When the last parcel closes, en bloc left out. */
  readonly end: string;
  /** Such as Alberta Time, UTC−6. */
  readonly zone: string;
  /** Of that zone, in minutes east of UTC. */
  readonly offset: number;
}

/** The long date of a sale with its instants; null while it has none. */
export function saleDates({ times, zone, status }: SaleContext): SaleDatesProps | null {
  const { start, end } = times;
  if (start === null || end === null || status === 'postponed' || status === 'withdrawn') return null;
  return {
    text: formatDateTimeRange(start, end, zone),
    start: start.toISOString(),
    end: end.toISOString(),
    zone: formatTimeZone(zone, start),
    offset: zoneOffsetMinutes(zone, start),
  };
}

/** A day on which the land can be walked. */
export interface ViewingDayProps {
  readonly text: string;
  /** ISO 8601. */
  readonly start: string;
  readonly note: string;
}

/** When the land can be walked. */
export function viewingDays({ sale, zone }: SaleContext): readonly ViewingDayProps[] {
  return sale.viewingDays.map(({ startTime, endTime, note }) => ({
    text: formatDateTimeRange(new Date(startTime), new Date(endTime), zone),
    start: new Date(startTime).toISOString(),
    note,
  }));
}
