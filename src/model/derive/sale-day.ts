import { closesApart } from './closes-apart';
import { formatInZone, zoneLabel, zoneName } from '../../lib/time-zones';

/** The day of a sale as a date block has it. */
export interface SaleDay {
  /** Wednesday, or Friday to Monday. */
  readonly weekday: string;
  /** December 9, 2026, or November 20 to 23, 2026. */
  readonly date: string;
  /** 9:00 to 11:00 AM ABT, or over several days Opens at 9:00 AM, begins to close at 11:00 AM ABT. */
  readonly hours: string;
  /** Alberta Time. */
  readonly zone: string;
}

type Hours = Readonly<Record<'opensAt' | 'firstCloseAt' | 'closesAt', Date>>;

function span(start: Date, end: Date, zone: string): string {
  const sameMonth = formatInZone(start, zone, 'MMMM yyyy') === formatInZone(end, zone, 'MMMM yyyy');
  const sameYear = formatInZone(start, zone, 'yyyy') === formatInZone(end, zone, 'yyyy');
  const from = formatInZone(start, zone, sameYear ? 'MMMM d' : 'MMMM d, yyyy');
  return `${from} to ${formatInZone(end, zone, sameMonth ? 'd, yyyy' : 'MMMM d, yyyy')}`;
}

/** Hours of bidding on the parcels, in the zone of the sale; hours across noon name both halves of the day. */
export function saleDay({ opensAt: start, firstCloseAt, closesAt: end }: Hours, zone: string): SaleDay {
  const [from, to] = [formatInZone(start, zone, 'EEEE'), formatInZone(end, zone, 'EEEE')];
  const closes = `${formatInZone(end, zone, 'h:mm a')} ${zoneLabel(zone, end)}`;
  const name = zoneName(zone, end);
  const date = formatInZone(end, zone, 'MMMM d, yyyy');
  if (formatInZone(start, zone, 'MMMM d, yyyy') === date) {
    const sameHalf = formatInZone(start, zone, 'a') === formatInZone(end, zone, 'a');
    const opens = formatInZone(start, zone, sameHalf ? 'h:mm' : 'h:mm a');
    return { weekday: to, date, hours: `${opens} to ${closes}`, zone: name };
  }
  const what = closesApart({ firstCloseAt, closesAt: end }) ? 'the last parcel begins' : 'begins';
  const hours = `Opens at ${formatInZone(start, zone, 'h:mm a')}, ${what} to close at ${closes}`;
  return { weekday: `${from} to ${to}`, date: span(start, end, zone), hours, zone: name };
}
