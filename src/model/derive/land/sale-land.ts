import type { SaleFields } from '../../schema/sale';
import { readLegals, type LegalDescription } from './legal';

/** Every piece of land of a sale, in the order of its parcels. */
export function saleLand({ parcels }: Pick<SaleFields, 'parcels'>): LegalDescription[] {
  return parcels.flatMap(({ landDescriptions }) => readLegals(landDescriptions));
}
