import type { LandRecord } from '../../schema/land-record';

const dayMs = 86_400_000;
const daysPerYear = 365.25;

/** A part that has dates: when it was said, and in some of its entries. */
type Part = LandRecord[keyof LandRecord];
type Shift = (date: string) => string;

function dated<Given extends Part>(part: Given, shift: Shift): Given {
  return part?.asOf === undefined ? part : { ...part, asOf: shift(part.asOf) };
}

/** Finds the same day of the year, nearest to where a date was moved: a lease to October 31 stays one. */
function anniversary(date: string, shift: Shift): string {
  const moved = shift(date);
  const year = Number(moved.slice(0, 4));
  const days = [-1, 0, 1].map((more) => `${String(year + more)}${date.slice(4)}`);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(moved)) / dayMs;
  return days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

/**
 * Moves the dates of a sample's land record. Reviews and ends of leases keep their day of the year, and years of
 * harvests and tests move by whole years that have passed, so that none lies ahead.
 */
export function moveLandRecord(record: LandRecord, days: number, shift: Shift): LandRecord {
  const years = Math.trunc(days / daysPerYear);
  const { soilTests, yields, sites, tenancy } = record;
  return {
    ...record,
    soilRatings: dated(record.soilRatings, shift),
    drainage: dated(record.drainage, shift),
    water: dated(record.water, shift),
    access: dated(record.access, shift),
    environment: dated(record.environment, shift),
    soilTests: soilTests && {
      ...dated(soilTests, shift),
      entries: soilTests.entries.map((test) => ({ ...test, year: test.year + years })),
    },
    yields: yields && {
      ...dated(yields, shift),
      entries: yields.entries.map((crop) => ({ ...crop, year: crop.year + years })),
    },
    sites: sites && {
      ...dated(sites, shift),
      entries: sites.entries.map((site) => ({
        ...site,
        reviewOn: site.reviewOn && anniversary(site.reviewOn, shift),
      })),
    },
    tenancy: tenancy && {
      ...dated(tenancy, shift),
      entries: tenancy.entries.map((lease) => ({
        ...lease,
        ends: lease.ends && anniversary(lease.ends, shift),
      })),
    },
  };
}
