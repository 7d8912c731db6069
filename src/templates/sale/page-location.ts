import { directionsUrl } from '../../model/derive/land/directions';
import { saleLegalDescriptions } from '../../model/derive/land/sale-legal-descriptions';
import { townshipOf } from '../../model/derive/land/township';
import { saleGeoJsonRoute } from '../../model/derive/routes';
import { landPosition } from '../../page-data/land-position';
import type { Sale } from '../../model/schema/sale';
import type { SaleLocationProps } from './props';

/** Returns the location of a sale: its township, directions to its first piece of land, and a file of all its land. */
export function saleLocation(sale: Sale): SaleLocationProps | null {
  const lands = saleLegalDescriptions(sale);
  const [first] = lands;
  const township = townshipOf(lands);
  const position = landPosition(sale.parcels);
  if (first === undefined || township === null || position === null) return null;
  return { township, position, directions: directionsUrl(first), geoJson: saleGeoJsonRoute(sale) };
}
