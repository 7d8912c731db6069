import type { z } from 'zod';
import type { ParcelSchema } from '../../src/model/schema/parcel';
import type { Random } from './random';

type ParcelFile = z.input<typeof ParcelSchema>;

/** Phase of the sale: upcoming, or over with accepted bids. */
export interface ParcelPlan {
  readonly number: number;
  readonly township: number;
  readonly range: number;
  readonly sold: boolean;
}

function feature(random: Random, number: number) {
  const bushels = random.whole(3, 12) * 1000;
  return {
    slug: `bins-${number}`,
    name: `Hopper-bottom bins, ${bushels} bushels`,
    kind: 'Storage',
    summary: `Bins for ${bushels} bushels on a gravel pad.`,
    description: `Set up in ${random.whole(1995, 2022)}, with aeration on ${random.whole(1, 3)} of them.`,
  };
}

const source = { asOf: '2026-01-15', source: 'The seller' };

function generateRecord(random: Random, location: string): ParcelFile['landRecord'] {
  const site = {
    kind: 'well',
    location,
    operator: 'Magpie Slough Petroleum Ltd.',
    status: 'producing',
  } as const;
  return {
    soilRatings: { ...source, entries: [{ survey: 'CLI', rating: random.pick(['2', '2 and 3', '3C']) }] },
    yields: {
      ...source,
      entries: [2025, 2024, 2023, 2022, 2021].map((year) => ({
        year,
        crop: random.pick(['Canola', 'CWRS wheat', 'Peas']),
        yield: random.whole(32, 70),
        unit: 'bu/ac' as const,
      })),
    },
    sites: random.chance(0.3)
      ? { ...source, entries: [{ ...site, rent: random.whole(20, 45) * 100 }] }
      : { ...source, none: true },
    tenancy: { ...source, none: true },
  };
}

/** Generates a quarter section with consistent facts: no part exceeds the titled acres. */
export function generateParcel(random: Random, { number, township, range, sold }: ParcelPlan): ParcelFile {
  const titledAcres = random.whole(1560, 1612) / 10;
  const bush = random.whole(0, 9);
  const wetland = random.whole(0, 12);
  const cultivatedAcres = Math.floor(titledAcres) - bush - wetland - random.whole(0, 4);
  const startingBid = cultivatedAcres * random.whole(14, 48) * 100;
  const features = random.whole(0, 2);
  const quarter = `${random.pick(['NE', 'NW', 'SE', 'SW'])}-${random.whole(1, 5) + (number - 1) * 6}-${township}-${range}-W4M`;
  return {
    slug: `parcel-${number}`,
    name: `Parcel ${number}`,
    summary: `Dryland quarter, ${cultivatedAcres} acres cultivated`,
    description:
      `Gravel on the ${random.pick(['north', 'east', 'south', 'west'])} side. Canola in ${random.whole(2021, 2025)}, ` +
      `wheat the year before.\n\nThe ${random.pick(['creek', 'slough', 'draw'])} is seeded to grass.`,
    landDescriptions: [quarter],
    landUse: 'cultivated',
    titledAcres,
    cultivatedAcres,
    otherUses: [
      { use: 'bush', acres: bush },
      { use: 'wetland', acres: wetland },
    ],
    soil: random.pick(['Thin Black loam', 'Dark Brown clay loam', 'Grey loam']),
    assessment: random.whole(30, 90) * 1000,
    taxes: { year: 2026, amount: random.whole(200, 900) },
    landRecord: generateRecord(random, quarter),
    startingBid,
    ...(sold ? { acceptedBid: startingBid + random.whole(0, 60) * 5000 } : {}),
    features: Array.from({ length: features }, (_, index) => feature(random, index + 1)),
  };
}
