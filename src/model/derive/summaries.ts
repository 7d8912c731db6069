import { plural } from '../../lib/plural';
import type { Place } from '../schema/place';
import type { SaleFields } from '../schema/sale';
import { saleTypeNames } from './sale-types';

/** 3 Parcels, 1 En Bloc. */
export function lotSummary({ parcels, enBlocs }: Pick<SaleFields, 'parcels' | 'enBlocs'>): string {
  const parts = [plural(parcels.length, saleTypeNames.parcel)];
  if (enBlocs.length > 0) parts.push(plural(enBlocs.length, saleTypeNames.enBloc));
  return parts.join(', ');
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
