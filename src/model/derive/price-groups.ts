import { landUseNames, landUses, type LandUse } from './land-uses';
import { pricedCultivatedAcres, pricePerAcre } from './prices';
import { provinceNames, provinces, type Province } from './provinces';
import { median } from './results';

/** Price and place of a sold lot; land sold en bloc is one lot. */
export interface PricedLot {
  readonly province: Province;
  readonly use: LandUse;
  readonly price: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** Prices of an acre in dollars; those of one lot are not a range. */
export interface PriceStatistics {
  readonly lots: number;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface PriceRow {
  /** Such as Cultivated. */
  readonly label: string;
  readonly lots: number;
  /** Null if no lot has such acres. */
  readonly titled: PriceStatistics | null;
  readonly cultivated: PriceStatistics | null;
}

/** A province, or all of them, with a row for each land use. */
export interface PriceGroup {
  readonly label: string;
  readonly rows: readonly PriceRow[];
}

/** The median, the lowest and the highest of prices per acre; null for none. */
export function priceStatistics(prices: readonly number[]): PriceStatistics | null {
  const middle = median(prices);
  if (middle === null) return null;
  return { lots: prices.length, median: middle, lowest: Math.min(...prices), highest: Math.max(...prices) };
}

function priceRow(label: string, lots: readonly PricedLot[]): PriceRow {
  return {
    label,
    lots: lots.length,
    titled: priceStatistics(lots.flatMap(({ price, titledAcres }) => pricePerAcre(price, titledAcres) ?? [])),
    cultivated: priceStatistics(
      lots.flatMap((lot) => pricePerAcre(lot.price, pricedCultivatedAcres(lot)) ?? []),
    ),
  };
}

function priceGroup(label: string, lots: readonly PricedLot[]): PriceGroup {
  const uses = landUses
    .map((use) => ({ use, ofUse: lots.filter((lot) => lot.use === use) }))
    .filter(({ ofUse }) => ofUse.length > 0)
    .map(({ use, ofUse }) => priceRow(landUseNames[use], ofUse));
  return { label, rows: uses.length > 1 ? [priceRow('All land', lots), ...uses] : uses };
}

/** Prices per acre by province and land use, groups without a lot left out; several provinces also taken together. */
export function priceGroups(lots: readonly PricedLot[]): PriceGroup[] {
  const groups = provinces
    .map((province) => ({ province, inProvince: lots.filter((lot) => lot.province === province) }))
    .filter(({ inProvince }) => inProvince.length > 0)
    .map(({ province, inProvince }) => priceGroup(provinceNames[province], inProvince));
  return groups.length > 1 ? [...groups, priceGroup('All provinces', lots)] : groups;
}
