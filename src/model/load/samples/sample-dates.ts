import { instantOf, toIsoInZone, wallClock } from '../../../lib/time-zones';
import { moveLandRecord } from './move-land-record';
import type { Testimonial } from '../../schema/editorial';
import type { SaleFields } from '../../schema/sale';
import type { PublicationSchedule } from '../../schema/schedule';
import type { Settings } from '../../schema/settings';

const dayMs = 86_400_000;

function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Moves an instant by whole days on the zone's own clock, so that nine in the morning stays nine. */
function shiftInstant(instant: string, days: number, zone: string): string {
  const wall = wallClock(zone, new Date(instant));
  const day = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  const moved = { ...wall, year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  return toIsoInZone(instantOf(zone, moved), zone);
}

/** A schedule, which is moved like the other times of a sample. */
function shiftSchedule(
  { publishAt, unpublishAt }: PublicationSchedule,
  days: number,
  zone: string,
): PublicationSchedule {
  return {
    ...(publishAt !== undefined && { publishAt: shiftInstant(publishAt, days, zone) }),
    ...(unpublishAt !== undefined && { unpublishAt: shiftInstant(unpublishAt, days, zone) }),
  };
}

function zoneOf({ timeZone }: Pick<SaleFields, 'timeZone'>): string {
  return timeZone ?? 'America/Regina';
}

const weekDays = 7;

/**
 * Days from the day for which the samples were written to the day of the build, in whole weeks, so that no sale moves to
 * a weekend.
 */
export function sampleShift(settings: Settings, now: Date): number {
  if (settings.sample === undefined) return 0;
  const today = now.toISOString().slice(0, 10);
  const days = (Date.parse(today) - Date.parse(settings.sample.writtenFor)) / dayMs;
  return Math.floor(days / weekDays) * weekDays;
}

/**
 * A sample sale with all its dates moved by the same number of days, so that the sample set always
 * has a live sale and upcoming ones. A real sale (without `sample: true`) is returned as it is.
 */
export function moveSampleDates(sale: SaleFields, days: number): SaleFields {
  if (!sale.sample || days === 0) return sale;
  const zone = zoneOf(sale);
  const instant = (value: string) => shiftInstant(value, days, zone);
  const span = (of: { readonly startTime?: string | undefined; readonly endTime?: string | undefined }) => ({
    ...(of.startTime !== undefined && { startTime: instant(of.startTime) }),
    ...(of.endTime !== undefined && { endTime: instant(of.endTime) }),
  });
  return {
    ...sale,
    ...shiftSchedule(sale, days, zone),
    ...span(sale),
    ...(sale.posted !== undefined && { posted: shiftDate(sale.posted, days) }),
    ...(sale.closingDate !== undefined && { closingDate: shiftDate(sale.closingDate, days) }),
    ...(sale.registerBy !== undefined && { registerBy: instant(sale.registerBy) }),
    parcels: sale.parcels.map((parcel) => ({
      ...parcel,
      ...span(parcel),
      ...(parcel.landRecord !== undefined && {
        landRecord: moveLandRecord(parcel.landRecord, days, (date) => shiftDate(date, days)),
      }),
    })),
    options: sale.options.map((option) => ({ ...option, exerciseDate: instant(option.exerciseDate) })),
    documents: sale.documents.map((document) => ({ ...document, date: shiftDate(document.date, days) })),
    changes: sale.changes.map((change) => ({ ...change, date: shiftDate(change.date, days) })),
    viewingDays: sale.viewingDays.map((day) => ({
      ...day,
      startTime: instant(day.startTime),
      endTime: instant(day.endTime),
    })),
  };
}

type MovableTestimonial = Pick<Testimonial, 'sale' | 'video'> & PublicationSchedule;

/** A testimonial on a sample sale, whose times are as many days after the sale as before the move. */
export function moveTestimonialDates<Fields extends MovableTestimonial>(
  testimonial: Fields,
  sales: readonly (Pick<SaleFields, 'sample' | 'timeZone'> & { readonly slug: string })[],
  days: number,
): Fields {
  const { video } = testimonial;
  const sale = sales.find(({ slug }) => slug === testimonial.sale);
  if (sale?.sample !== true) return testimonial;
  return {
    ...testimonial,
    ...shiftSchedule(testimonial, days, zoneOf(sale)),
    ...(video !== undefined && { video: { ...video, published: shiftDate(video.published, days) } }),
  };
}
