import { distanceKm } from '../../../lib/geo';
import {
  formatLegalDescription,
  parseLegalDescriptions,
  type LegalDescription,
} from '../../derive/land/legal-description';
import { sixteenthsOf } from '../../derive/plan/grid';
import { provinceNames, type Province } from '../../derive/provinces';
import { salePosition } from '../../derive/sale-position';
import type { Place } from '../../schema/place';
import type { Sale } from '../../schema/sale';

/** Only in the north are towns farther from each other, and from the land around them. */
const farKm = 80;

/** The provinces that may have land counted from a meridian. */
const provincesOf: Readonly<Record<LegalDescription['meridian'], readonly Province[]>> = {
  E1: ['MB'],
  W1: ['MB'],
  W2: ['SK'],
  W3: ['SK'],
  W4: ['AB'],
  W5: ['AB'],
  W6: ['AB', 'BC'],
};

/** Saskatchewan begins about here, before the second meridian. */
const firstRangeOfSaskatchewan = 29;

function provincesWith({ meridian, range }: LegalDescription): readonly Province[] {
  return meridian === 'W1' && range >= firstRangeOfSaskatchewan ? ['MB', 'SK'] : provincesOf[meridian];
}

/** Sentences on a place that does not fit the land of its sale; the province decides the land transfer tax. */
export function placeWarnings(sale: Pick<Sale, 'parcels'>, place: Place): string[] {
  const { name, province, longitude, latitude } = place;
  const position = salePosition(sale);
  const away = position === null ? 0 : distanceKm([longitude, latitude], position);
  const strange = sale.parcels
    .flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions))
    .find((land) => !provincesWith(land).includes(province));
  return [
    ...(away > farKm
      ? [`place: The land lies ${away.toFixed(0)} km from ${name}. Check the place, township and range.`]
      : []),
    ...(strange === undefined
      ? []
      : [
          `place: ${formatLegalDescription(strange)} is in ${provincesWith(strange)
            .map((code) => provinceNames[code])
            .join(
              ' or ',
            )}, and ${name} in ${provinceNames[province]}, by which the land transfer tax is stated. Check the place and the meridian.`,
        ]),
  ];
}

function landOf({ parcels }: Pick<Sale, 'parcels'>): LegalDescription[] {
  return (
    parcels
      // Surveyed outlines say which part of a quarter each sale has.
      .filter(({ boundary }) => boundary.length === 0)
      .flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions))
  );
}

/**
 * Sentences on land that an earlier sale of a list offers as well.
 *
 * @param sales Those that are not over: land may be sold again later.
 */
export function sharedLandWarnings(
  sales: readonly Pick<Sale, 'slug' | 'parcels'>[],
): ReadonlyMap<string, string[]> {
  const ownerOf = new Map<string, string>();
  return new Map(
    sales.map((sale) => {
      const warnings = landOf(sale).flatMap((land) => {
        const other = sixteenthsOf(land)
          .map((cell) => ownerOf.get(cell))
          .find((owner) => owner !== undefined);
        return other === undefined
          ? []
          : [`parcels: ${formatLegalDescription(land)} is also in content/sales/${other}.yaml. Check both.`];
      });
      for (const cell of landOf(sale).flatMap(sixteenthsOf))
        if (!ownerOf.has(cell)) ownerOf.set(cell, sale.slug);
      return [sale.slug, warnings];
    }),
  );
}
