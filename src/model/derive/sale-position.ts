import type { LonLat } from '../../lib/geo';
import type { SaleFields } from '../schema/sale';
import { parseLegalDescriptions } from './land/legal-description';
import { landCentre } from './land/survey';

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle of a sale's land; null when none of its descriptions can be placed. */
export function salePosition({ parcels }: Pick<SaleFields, 'parcels'>): LonLat | null {
  const centres = parcels
    .flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions))
    .map(landCentre);
  if (centres.length === 0) return null;
  return [mean(centres.map(([longitude]) => longitude)), mean(centres.map(([, latitude]) => latitude))];
}
