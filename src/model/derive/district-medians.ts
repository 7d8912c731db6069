import { priceStatistics, type PriceStatistics } from './price-groups';
import { pricePerAcre } from './prices';

/** A sold lot with its district; land sold en bloc is one lot. */
export interface DistrictLot {
  /** Such as County of Grande Prairie No. 1. */
  readonly district: string;
  /** The year in which it sold, such as 2026. */
  readonly year: string;
  readonly price: number;
  readonly titledAcres: number;
}

/** Prices per titled acre of a district in a year. */
export interface DistrictYear {
  readonly district: string;
  readonly year: string;
  readonly prices: PriceStatistics;
}

/** Prices per titled acre by district and year: districts by name, the latest year first. */
export function districtMedians(lots: readonly DistrictLot[]): DistrictYear[] {
  const groups = new Map<string, DistrictLot[]>();
  for (const lot of lots) {
    const key = `${lot.district}\n${lot.year}`;
    groups.set(key, [...(groups.get(key) ?? []), lot]);
  }
  return [...groups.values()]
    .flatMap((group): DistrictYear[] => {
      const [first] = group;
      const prices = priceStatistics(
        group.flatMap(({ price, titledAcres }) => pricePerAcre(price, titledAcres) ?? []),
      );
      if (first === undefined || prices === null) return [];
      return [{ district: first.district, year: first.year, prices }];
    })
    .sort((a, b) => a.district.localeCompare(b.district, 'en-CA') || b.year.localeCompare(a.year));
}
