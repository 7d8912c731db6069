import { saleLegalDescriptions } from '../../model/derive/land/sale-legal-descriptions';
import { landCentre } from '../../model/derive/land/survey';
import { townshipOf } from '../../model/derive/land/township';
import { saleGeoJsonRoute } from '../../model/derive/routes';
import type { Sale } from '../../model/schema/sale';
import type { SaleLocationProps } from './props';

/** The way to a piece of land on a map service that opens in the visitor's own app where there is one. */
function directionsTo(land: Parameters<typeof landCentre>[0]): string {
  const [longitude, latitude] = landCentre(land);
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

/** Where the land of a sale lies, directions to the first piece of it, and all of it as a file. */
export function saleLocation(sale: Sale): SaleLocationProps | null {
  const lands = saleLegalDescriptions(sale);
  const [first] = lands;
  const township = townshipOf(lands);
  if (first === undefined || township === null) return null;
  return { township, directions: directionsTo(first), geoJson: saleGeoJsonRoute(sale) };
}
