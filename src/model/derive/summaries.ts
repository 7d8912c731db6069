import { plural } from '../../lib/plural';
import type { Place } from '../schema/place';
import type { SaleFields } from '../schema/sale';
import { formatAcres, saleArea } from './areas';
import { saleTypeNames } from './sale-types';

type Lots = Pick<SaleFields, 'parcels' | 'enBlocs'>;

/** 3 Parcels, 1 En Bloc; a single parcel with its size: 1 Parcel, 158.3 ac. */
export function lotSummary({ parcels, enBlocs }: Lots): string {
  const [only, ...more] = parcels;
  const parts = [plural(parcels.length, saleTypeNames.parcel)];
  if (enBlocs.length > 0) parts.push(plural(enBlocs.length, saleTypeNames.enBloc));
  if (only !== undefined && more.length === 0) parts.push(formatAcres(only.titledAcres));
  return parts.join(', ');
}

/** 945.3 ac, 3 Parcels, 1 En Bloc; a single parcel has its size once. */
export function landSummary(sale: Lots): string {
  const lots = lotSummary(sale);
  return sale.parcels.length === 1 ? lots : `${formatAcres(saleArea(sale).titledAcres)}, ${lots}`;
}

type Named = Pick<Place, 'name' | 'province'>;

/** Sexsmith, AB. */
export function placeLabel({ name, province }: Named): string {
  return `${name}, ${province}`;
}

/** nearby Sexsmith, AB. */
export function formatNearby(place: Named): string {
  return `nearby ${placeLabel(place)}`;
}
