import type { z } from 'zod';
import { dayMs } from '../../src/lib/durations';
import type { SaleSchema } from '../../src/model/schema/sale';
import { generateParcel } from './generate-parcel';
import { seededRandom } from './random';

export type SaleFile = z.input<typeof SaleSchema>;

/** Content that a generated sale refers to; each must exist. */
export interface SaleReferences {
  readonly pictures: readonly [string, ...string[]];
  readonly places: readonly [string, ...string[]];
  readonly contacts: readonly [string, ...string[]];
}

/** Only a few sales are upcoming at any time; all others are in the archive, one every two days. */
const ahead = 12;

/**
 * Returns the times from 9:00 to 11:00 in the morning in UTC−6, the given number of days before the day (or after it,
 * if negative).
 */
function hours(day: string, daysBefore: number) {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) - daysBefore * dayMs).toISOString().slice(0, 10);
  return { startTime: `${date}T09:00:00-06:00`, endTime: `${date}T11:00:00-06:00` };
}

/**
 * Generates the sale of a number, always the same for that number.
 *
 * @param day The day of the build, such as 2026-11-21.
 */
export function generateSale(index: number, day: string, references: SaleReferences): SaleFile {
  const random = seededRandom(index + 1);
  const times = hours(day, index < ahead ? (index - ahead) * 3 : (index - ahead + 1) * 2);
  const sold = index >= ahead;
  const count = random.whole(3, 6);
  const parcels = Array.from({ length: count }, (_, position) =>
    generateParcel(random, {
      number: position + 1,
      township: 1 + (index % 120),
      range: 1 + (Math.floor(index / 120) % 28),
      sold,
    }),
  );
  const picture = { file: random.pick(references.pictures), alt: 'Fields under a wide sky' };
  return {
    name: `${random.pick(['Willow', 'Stony', 'Long', 'Badger', 'Elk', 'Poplar'])} ${random.pick(['Creek', 'Ridge', 'Lake', 'Coulee'])} ${index + 1}`,
    id: `bench-${index + 1}`,
    summary: `${count} quarters of cultivated land.`,
    description: 'The family has farmed here since 1912.\n\nAll quarters touch a gravelled road.',
    place: random.pick(references.places),
    municipality: `M.D. No. ${random.whole(1, 140)}`,
    saleImage: picture,
    gallery: [picture],
    timeZone: 'America/Edmonton',
    ...times,
    possession: 'On closing',
    parcels,
    enBlocs: random.chance(0.5)
      ? [
          {
            slug: 'en-bloc',
            name: `En bloc, parcels 1 to ${count}`,
            parcels: parcels.map(({ slug }) => slug),
            startingBid: parcels.reduce((sum, { startingBid }) => sum + startingBid, 0),
          },
        ]
      : [],
    options: random.chance(0.3)
      ? [
          {
            slug: 'pivot',
            name: 'Pivot package',
            summary: 'One pivot with its pump.',
            description: 'Offered to the buyer of the first parcel.',
            price: random.whole(40, 90) * 1000,
            exerciseDate: times.endTime.replace('T11', 'T16'),
            parcels: ['parcel-1'],
          },
        ]
      : [],
    contacts: [random.pick(references.contacts)],
  };
}
