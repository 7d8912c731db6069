import type { SaleFields } from '../../schema/sale';
import { parseLegalDescriptions, type LegalDescription } from './legal-description';

/** Every piece of land of a sale, in the order of its parcels. */
export function saleLegalDescriptions({ parcels }: Pick<SaleFields, 'parcels'>): LegalDescription[] {
  return parcels.flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions));
}
